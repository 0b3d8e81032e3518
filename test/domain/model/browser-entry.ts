/** What the tenant's script takes from the model: the agreement test bundles it as a browser gets it. */
export { compile } from "../../../app/features/forms/form-model/compile";
export { evaluate } from "../../../app/features/forms/form-model/evaluate";
