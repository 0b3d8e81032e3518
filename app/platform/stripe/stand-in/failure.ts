/** An answer in the shape of Stripe's errors, thrown by a handler. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly body: { error: { type: string; message: string; code?: string; param?: string } };

  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    const { type = "invalid_request_error", ...rest } = more;
    this.body = { error: { type, message, ...rest } };
  }
}

export function missing(kind: string, id: string): StripeFailure {
  return new StripeFailure(404, `No such ${kind}: '${id}'`, { code: "resource_missing", param: "id" });
}
