import "./globals.css";
import type { ReactNode } from "react";
import { HeadScript } from "@/components/head-script/head-script";
import { RevealOnScroll } from "@/components/islands/motion/reveal-on-scroll";
import { PageNavigation } from "@/components/islands/navigation/page-navigation";
import { Notices } from "@/components/islands/notices/notices";
import { Onboarding } from "@/components/islands/onboarding/onboarding";
import { OnboardingWaves } from "@/components/islands/onboarding/onboarding-waves";
import { Footer } from "@/components/layout/footer";
import { Header } from "@/components/layout/header";
import { Icon } from "@/components/ui/icon";
import { Logo } from "@/components/ui/logo";
import { noticeLabels, notices } from "@/content/notices";
import { onboarding } from "@/content/onboarding";
import { site } from "@/content/site";
import { origin } from "@/lib/site/environment";
import { ContentTools } from "@/scripts/development/content-tools";

export { siteMetadata as metadata, siteViewport as viewport } from "@/lib/site/metadata";

/** Gives styles the site's origin: on paper, links show their whole addresses (app/styles/print.css). */
const originStyle = `:root{--origin:"${origin}"}`;

/** The layout of every page. The head script sets attributes on <html> before hydration, hence the suppressed warning. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={site.language} suppressHydrationWarning>
      <head>
        <HeadScript />
        <style>{originStyle}</style>
      </head>
      <body>
        <Onboarding content={onboarding} logo={<Logo name={site.name} />} waves={<OnboardingWaves />}>
          <Header />
          <main id="main" className="flex grow flex-col">
            <PageNavigation>{children}</PageNavigation>
          </main>
          <Footer />
        </Onboarding>
        <Notices
          notices={notices}
          labels={noticeLabels}
          icons={{
            info: <Icon name="Info" />,
            success: <Icon name="Check" />,
            close: <Icon name="X" className="size-4.5" />,
          }}
        />
        <RevealOnScroll />
        <ContentTools />
      </body>
    </html>
  );
}
