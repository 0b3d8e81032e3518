/** Where no script runs. */
export default {
  title: "The form builder needs JavaScript",
  text: "Everything else on this site works without it, the application of your tenants too. Switch JavaScript on to build a form.",
} as const;
