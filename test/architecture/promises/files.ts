import type { PromiseRow } from "./promise-row.ts";

export const files: PromiseRow[] = [
  {
    promise: "A document is a PDF, JPG, PNG or HEIC of 10 MB at most; a person's together 50 MB",
    said: [
      "up to 10 MB each",
      "at most 10 MB each",
      "is larger than 10 MB",
      "This file is larger than 10 MB",
      "can be 50 MB at most",
      "Keep at most {} documents",
      "Keep at most {} and remove the others",
      "at most {} files",
      "Up to {} files",
      "HEIC, at most 10 MB.",
      "at most 50 MB.",
    ],
    keptBy: ["app/features/applying/answering/commands/add-document.server.ts"],
    tests: [
      "test/http/apply-documents.test.ts",
      "test/workers/kept-pictures.test.ts",
      "test/domain/applications/file-kinds.test.ts",
    ],
  },
  {
    promise: "A picture has 100 million pixels at most",
    said: ["has more than 100 million pixels"],
    keptBy: ["app/files/picture-limits.ts"],
    tests: ["test/workers/kept-pictures.test.ts"],
  },
  {
    promise:
      "A form has eight photos of the home, shrunk and without place and time, once the address is confirmed; it takes 20 pictures in all",
    said: [
      "Up to eight, shrunk, without place and time",
      "You can add up to eight once you have confirmed your address",
      "This form has had 20 pictures",
    ],
    keptBy: ["app/features/forms/rent-forms/commands/add-photo.server.ts"],
    tests: ["test/http/forms/preview-and-pictures.test.ts", "test/domain/files/jpeg.test.ts"],
  },
  {
    promise: "Documents of some new forms are locked for 24 hours at most",
    said: ["It takes 24 hours at most", "in 24 hours at most"],
    keptBy: ["app/features/forms/screening/rules.ts", "app/features/forms/screening/queries/screening-state.server.ts"],
    tests: ["test/workers/screening/publish.test.ts"],
  },
  {
    promise: "An uploaded file that belongs to nothing goes after 24 hours",
    said: ["belongs to no application"],
    keptBy: ["workers/jobs/sweeps/documents.ts"],
    tests: ["test/workers/jobs/sweeps.test.ts"],
  },
];
