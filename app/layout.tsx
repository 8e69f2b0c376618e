import "./globals.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Reveals } from "@/components/islands/motion/reveals";
import { FetchAhead } from "@/components/islands/navigation/fetch-ahead";
import { FocusHeading } from "@/components/islands/navigation/focus-heading";
import { PageFade } from "@/components/islands/navigation/page-fade";
import { EarlyPress } from "@/components/islands/presses/early-press";
import { Footer } from "@/components/layout/footer";
import { HeadScripts } from "@/components/layout/head-scripts";
import { Header } from "@/components/layout/header";
import { Notifications } from "@/components/layout/notifications";
import { Onboarding } from "@/components/layout/onboarding";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";
import { siteMetadata, siteViewport } from "@/lib/metadata";
import { photoHost } from "@/lib/photos";
import { body, display } from "./fonts";

export const metadata = siteMetadata();
export const viewport = siteViewport();

/** The shell of every page. The gate's script marks <html> before React arrives, hence the suppressed warning. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} className={clsx(display.variable, body.variable)} suppressHydrationWarning>
      <head>
        <HeadScripts />
        <link rel="preconnect" href={photoHost} />
      </head>
      <body>
        <div className="app">
          <a className="skip-link" href="#main">
            {navigation.labels.skip}
          </a>
          <Header />
          <main id="main" tabIndex={-1}>
            <PageFade>{children}</PageFade>
          </main>
          <Footer />
        </div>
        <Onboarding />
        <Notifications />
        <Reveals />
        <FocusHeading />
        <FetchAhead />
        <EarlyPress />
      </body>
    </html>
  );
}
