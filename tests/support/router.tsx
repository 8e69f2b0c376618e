import {
  AppRouterContext,
  type AppRouterInstance,
} from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import type { ReactNode } from "react";

interface Props {
  pathname: string;
  prefetch?: (path: string) => void;
  children: ReactNode;
}

/** What Next.js's router gives the islands in it. jsdom has no router. */
export function Router({ pathname, prefetch = () => {}, children }: Props) {
  return (
    <AppRouterContext value={{ prefetch } as AppRouterInstance}>
      <PathnameContext value={pathname}>{children}</PathnameContext>
    </AppRouterContext>
  );
}
