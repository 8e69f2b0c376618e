import { Notices } from "@/components/islands/notices/notices";
import { Icon } from "@/components/ui/icon";
import { noticeLabels, notices } from "@/content/notices";

/** The notices of every page. */
export function SiteNotices() {
  return (
    <Notices
      notices={notices}
      labels={noticeLabels}
      icons={{
        info: <Icon name="Info" />,
        success: <Icon name="Check" />,
        close: <Icon name="X" className="size-4.5" />,
      }}
    />
  );
}
