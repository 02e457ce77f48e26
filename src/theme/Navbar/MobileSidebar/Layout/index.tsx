import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {makeModal} from '@site/src/lib/modal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {type ReactNode, useEffect} from 'react';

/** The menu of phones, which is a modal dialog while it is shown. */
export default function MobileSidebarLayoutAsDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryShown} = useNavbarSecondaryMenu();

  useEffect(() => {
    const {dataset} = document.documentElement;
    // Pressed before the scripts had come (src/plugins/inline-scripts.ts).
    if (dataset.menuAsked !== undefined) {
      delete dataset.menuAsked;
      toggle();
    }
  }, [toggle]);

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const menu = document.querySelector<HTMLElement>('.navbar-sidebar')!;
    const giveBack = makeModal(menu, {label: 'Menu', close: toggle});
    // Its place is out of sight until it has slid in.
    menu.querySelector<HTMLElement>('.navbar-sidebar__close')!.focus({preventScroll: true});
    return () => {
      giveBack();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);

  useEffect(() => {
    // The button that leads back to the main menu is behind it now.
    if (shown && !secondaryShown && document.activeElement?.closest('.navbar-sidebar [inert]')) {
      document
        .querySelector<HTMLElement>('.navbar-sidebar .menu:not([inert]) a')
        ?.focus({preventScroll: true});
    }
  }, [shown, secondaryShown]);

  return <Layout {...props} />;
}
