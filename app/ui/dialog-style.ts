export const overlayClass = "fixed inset-0 z-40 bg-veil";
export const panelClass =
  "fixed inset-x-3 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] -translate-y-1/2 flex-col overflow-y-auto scroll-pt-20 scroll-pb-24 " +
  "rounded-md border border-line bg-paper-raised p-5 shadow-float focus:outline-none sm:p-6";
