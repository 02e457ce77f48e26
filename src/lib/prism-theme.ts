import type {PrismTheme} from 'prism-react-renderer';

/** Code highlight theme. Its colours are the `--code-*` tokens of src/css/tokens.css, so one theme follows both modes. */
export const prismTheme: PrismTheme = {
  plain: {backgroundColor: 'var(--code-paper)', color: 'var(--code-ink)'},
  styles: [
    {
      types: ['comment', 'prolog', 'cdata'],
      style: {color: 'var(--code-comment)', fontStyle: 'italic'},
    },
    {
      types: ['keyword', 'builtin', 'atrule', 'important', 'selector'],
      style: {color: 'var(--code-keyword)'},
    },
    {
      types: ['string', 'char', 'attr-value', 'url', 'inserted'],
      style: {color: 'var(--code-string)'},
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'regex'],
      style: {color: 'var(--code-number)'},
    },
    {types: ['function', 'tag'], style: {color: 'var(--code-function)'}},
    {
      types: ['class-name', 'maybe-class-name', 'attr-name', 'property'],
      style: {color: 'var(--code-type)'},
    },
    {types: ['punctuation', 'operator'], style: {color: 'var(--code-punctuation)'}},
    {types: ['deleted'], style: {color: 'var(--code-deleted)'}},
  ],
};
