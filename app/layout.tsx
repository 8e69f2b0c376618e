import "./globals.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { HeadScripts } from "@/components/layout/head-scripts";
import { Header } from "@/components/layout/header";
import { navigation } from "@/content/navigation";
import { site } from "@/content/site";
import { body, display } from "./fonts";

/** The shell of every page. The gate's script marks <html> before React arrives, hence the suppressed warning. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} className={clsx(display.variable, body.variable)} suppressHydrationWarning>
      <head>
        <HeadScripts />
      </head>
      <body>
        <div className="app">
          <a className="skip-link" href="#main">
            {navigation.labels.skip}
          </a>
          <Header />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer />
        </div>
      </body>
    </html>
  );
}
