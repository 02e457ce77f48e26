import type {MermaidConfig} from 'mermaid';

/**
 * The colours that Mermaid draws with, each in place of a custom property of src/css/tokens.css. The drawing is read back by
 * these values, so they are distinct, and no colour that Mermaid knows by itself.
 */
export const sentinels = {
  paper: '#fd0101',
  raised: '#fd0102',
  sunk: '#fd0103',
  ink: '#fd0201',
  soft: '#fd0202',
  faint: '#fd0203',
  rule: '#fd0301',
} as const;

/** Size of all text of a diagram, in pixels: a diagram is never shown so small that it falls below 12. */
export const TEXT_SIZE = 16;

/** A label is broken into lines of this width, in pixels: wider only where one of its words is. */
export const WRAPPING_WIDTH = 200;

/**
 * Fonts that have the same widths, or narrower ones, on every system: Liberation Sans is Linux' Arial, and Android gives its
 * Roboto for Arial. `--font-diagram` of src/css/tokens.css has the same list.
 */
export const FONTS = "Arial, 'Liberation Sans', Helvetica, sans-serif";

const {paper, raised, sunk, ink, soft, faint, rule} = sentinels;

/** Mermaid's own style sheets differ from one kind of diagram to the next; these rules make them alike. */
const themeCSS = `
  text { font-size: ${TEXT_SIZE}px !important; font-weight: 400; }
  tspan { font-size: ${TEXT_SIZE}px !important; }
  text, tspan, .label, .label text, .loopText > tspan, .noteText > tspan { fill: ${ink} !important; stroke: none !important; }
  :is(.node, .stateGroup) :is(rect, polygon, circle, ellipse, path), rect.actor {
    fill: ${raised} !important; stroke: ${ink} !important; stroke-width: 1.2px !important; stroke-dasharray: none !important;
  }
  :is(.node, .cluster, .stateGroup, .statediagram-cluster) rect, rect.actor { rx: 3px; ry: 3px; }
  /* Mermaid puts the labels of nodes below the middle. */
  .node .label text { translate: 0 -2px; }
  .node :is(.state-start, .fork-join, .outer-path g path) { fill: ${ink} !important; }
  .node .label rect { fill: none !important; stroke: none !important; }
  .cluster rect, .statediagram-cluster rect { fill: ${sunk} !important; stroke: ${rule} !important; stroke-width: 1px !important; }
  :is(.edgeLabel, .edgeLabels, .relationshipLabelBox, .labelBkg) rect {
    fill: ${paper} !important; opacity: 1 !important; fill-opacity: 1 !important; stroke: none !important;
  }
  :is(.flowchart-link, .transition, .relationshipLine, .messageLine0, .messageLine1) {
    fill: none !important; stroke: ${soft} !important; stroke-width: 1.5px !important;
  }
  .messageLine1, .edge-pattern-dashed, .edge-pattern-dotted { stroke-dasharray: 4 !important; }
  .actor-line { stroke: ${rule} !important; stroke-width: 1.5px !important; }
  .labelBox, .note { fill: ${sunk} !important; stroke: ${faint} !important; stroke-width: 1px !important; }
  .loopLine { fill: none !important; stroke: ${faint} !important; stroke-width: 1px !important; stroke-dasharray: 4 !important; }
  marker :is(path, circle, polygon) { fill: ${soft} !important; stroke: none !important; stroke-dasharray: none !important; }
  /* The markers of this kind grow with their line. */
  .relationshipLine { stroke-width: 1.2px !important; }
  marker.er path { fill: none !important; stroke: ${soft} !important; stroke-width: 1.2px !important; }
  marker.er circle { fill: ${paper} !important; stroke: ${soft} !important; stroke-width: 1.2px !important; }
`;

/** What Mermaid is told for all diagrams. */
export const mermaidConfig: MermaidConfig = {
  startOnLoad: false,
  theme: 'base',
  themeCSS,
  fontFamily: FONTS,
  fontSize: TEXT_SIZE,
  // Labels are text of the SVG: HTML in it would need style attributes.
  htmlLabels: false,
  // Without it some lines differ from run to run.
  handDrawnSeed: 1,
  flowchart: {
    htmlLabels: false,
    useMaxWidth: false,
    nodeSpacing: 40,
    padding: 12,
    rankSpacing: 38,
  },
  sequence: {
    useMaxWidth: false,
    actorFontFamily: FONTS,
    actorFontSize: TEXT_SIZE,
    messageFontFamily: FONTS,
    messageFontSize: TEXT_SIZE,
    noteFontFamily: FONTS,
    noteFontSize: TEXT_SIZE,
  },
  // Labels lie between the states.
  state: {useMaxWidth: false, nodeSpacing: 140, rankSpacing: 80},
  // Room for the marks at both ends of a line and its label between them.
  er: {useMaxWidth: false, fontSize: TEXT_SIZE, rankSpacing: 120},
};
