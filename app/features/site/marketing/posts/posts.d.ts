declare module "virtual:posts" {
  export const posts: readonly import("../post-entry").PostEntry[];
}
