import {translate} from '@docusaurus/Translate';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/styles.module.css';
import copyStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css';
import wrapStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/WordWrapButton/styles.module.css';
import {announce} from '../../lib/announce';
import {copyToClipboard} from '../../lib/copy-to-clipboard';

/** How long a copy button says that it has copied, in milliseconds. */
const COPIED_TIME_MS = 1000;

// Icons, texts and classes are those of the framework's buttons, which a page has while it is being written.
const icons = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  success: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  wrap: 'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
};

const icon = (className: string | undefined, path: string) =>
  `<svg viewBox="0 0 24 24" class="${className}" aria-hidden="true"><path fill="currentColor" d="${path}"/></svg>`;

function createButton(title: string, label: string, content: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'clean-btn';
  button.title = title;
  button.ariaLabel = label;
  button.innerHTML = content;
  return button;
}

function createCopyButton(): HTMLButtonElement {
  const button = createButton(
    translate({id: 'theme.CodeBlock.copy', message: 'Copy'}),
    translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'}),
    `<span class="${copyStyles.copyButtonIcons}" aria-hidden="true">${icon(copyStyles.copyButtonIcon, icons.copy)}${icon(copyStyles.copyButtonSuccessIcon, icons.success)}</span>`,
  );
  button.classList.add(copyStyles.copyButton!);
  return button;
}

function createWrapButton(): HTMLButtonElement {
  const title = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
  });
  return createButton(title, title, icon(wrapStyles.wordWrapButtonIcon, icons.wrap));
}

/** Returns the code of a block as its author has written it: each line is an element, without a line break of its own. */
function readCode(code: Element): string {
  return [...code.children].map(({textContent}) => textContent).join('\n');
}

/** A code block with its buttons. */
type Block = {pre: HTMLElement; group: HTMLElement; copy: HTMLElement; wrap: HTMLElement};

async function copyCode({pre, copy}: Block): Promise<void> {
  await copyToClipboard(readCode(pre.querySelector('code')!));
  const label = copy.ariaLabel;
  const copied = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
  if (label === copied) {
    return;
  }
  copy.classList.add(copyStyles.copyButtonCopied!);
  copy.ariaLabel = copied;
  announce(copied);
  setTimeout(() => {
    copy.classList.remove(copyStyles.copyButtonCopied!);
    copy.ariaLabel = label;
  }, COPIED_TIME_MS);
}

const isWrapped = ({pre}: Block) => pre.querySelector('code')!.style.whiteSpace !== '';

function toggleWrap(block: Block): void {
  const {style} = block.pre.querySelector('code')!;
  const wraps = isWrapped(block);
  style.whiteSpace = wraps ? '' : 'pre-wrap';
  // Very long words wrap too.
  style.overflowWrap = wraps ? '' : 'anywhere';
  block.wrap.classList.toggle(wrapStyles.wordWrapButtonEnabled!, !wraps);
}

function createBlock(pre: HTMLElement): Block {
  const group = document.createElement('div');
  group.className = styles.buttonGroup!;
  const copy = createCopyButton();
  group.append(copy);
  return {pre, group, copy, wrap: createWrapButton()};
}

/**
 * Gives the code blocks of an article their buttons: one that copies the code, and one that wraps its lines where they are
 * wider than the block. They come with the first layout, because they are of no use in the HTML.
 *
 * @returns what takes them away
 */
export function addCodeButtons(article: Element): () => void {
  const blocks = new Map<Element, Block>();
  for (const pre of article.querySelectorAll<HTMLElement>('.theme-code-block > div > pre')) {
    blocks.set(pre, createBlock(pre));
  }
  const observer = new ResizeObserver((entries) => {
    // All are measured before one is changed, so that the browser lays the page out once.
    const measured = entries.map(({target}) => ({
      block: blocks.get(target)!,
      isTooWide: target.scrollWidth > target.clientWidth,
    }));
    for (const {block, isTooWide} of measured) {
      const {pre, group, wrap} = block;
      if (isTooWide || isWrapped(block)) {
        group.prepend(wrap);
      } else {
        wrap.remove();
      }
      if (!group.isConnected) {
        pre.after(group);
      }
    }
  });
  for (const block of blocks.values()) {
    block.copy.addEventListener('click', () => void copyCode(block));
    block.wrap.addEventListener('click', () => toggleWrap(block));
    observer.observe(block.pre);
  }
  return () => {
    observer.disconnect();
    for (const {group} of blocks.values()) {
      group.remove();
    }
  };
}
