import { ButtonLink } from "../../../../ui/button-link";

/** The way to what is kept back, under the list of applications; nothing where nothing is. */
export function SuspectedLink({ count, base }: { count: number; base: string }) {
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink to={`${base}/spam`} variant="outline" size="sm">
        Kept back ({count > 99 ? "99+" : count})
      </ButtonLink>
    </p>
  );
}
