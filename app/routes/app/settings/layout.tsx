import { Outlet } from "react-router";
import { AppLink } from "~/ui/app-link";

const tabs = [
  { to: "/app/settings/profile", label: "Profile" },
  { to: "/app/settings/notifications", label: "Notices" },
  { to: "/app/settings/security", label: "Sign-in" },
  { to: "/app/settings/billing", label: "Billing" },
];

/** The pages of the settings, each one press from the others. */
export default function SettingsLayout() {
  return (
    <>
      <nav aria-label="Settings" className="mx-auto w-full max-w-app px-4 pt-4 sm:px-6">
        <ul className="flex gap-x-6 border-b border-line">
          {tabs.map(({ to, label }) => (
            <li key={to}>
              <AppLink
                to={to}
                isNavigation
                className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-ink-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
