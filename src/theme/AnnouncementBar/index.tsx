import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {type ReactNode, useEffect} from 'react';

/**
 * The announcement bar, shown at once to readers who dismissed an announcement with another id. Above it, readers without
 * JavaScript are told what they cannot use.
 */
export default function AnnouncementBarShownWhenNew(): ReactNode {
  const {isActive} = useAnnouncementBar();
  useEffect(() => {
    if (isActive) {
      // The inline script of the page knows that something was dismissed, not what: its mark hides the bar by CSS.
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [isActive]);
  return (
    <>
      <noscript>
        <p className="no-script">
          Search, menus and colour modes need JavaScript. All pages can be read without it.
        </p>
      </noscript>
      <AnnouncementBar />
    </>
  );
}
