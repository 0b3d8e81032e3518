/** The versions of a form that were published. {number}: of a version. */
export default {
  version: "Version {number}",
  liveNow: "Live now",
  applications: "{count, plural, one {# application} other {# applications}}",
  /** {many}: such as "999+". */
  manyApplications: "{many} applications",
  /** Links; the second form is read out. */
  asTenant: "See it as a tenant",
  asTenantVersion: "See it as a tenant: version {number}",
  compareWith: "Compare with version {number}",
  compareDraft: "Compare with draft",
  compareDraftVersion: "Compare with draft: version {number}",
  copyToDraft: "Copy to draft",
  copyToDraftVersion: "Copy to draft: version {number}",
  close: "Close",
  noDifferences: "No differences: tenants see the same in both.",
} as const;
