/** The title of a form that was copied. */
export default { title: "Copy of {title}" } as const;
