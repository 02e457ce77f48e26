/* oxlint-disable unicorn/consistent-function-scoping -- the function runs in a page, where nothing outside of it is. */

/** What `flatten` needs to know of the settings; it runs in the page and can import nothing. */
export type FlattenOptions = {
  /** Names of the paints by colour, as `getComputedStyle` gives it. */
  paints: Record<string, string>;
  /** Size of every text, in pixels. */
  textSize: number;
};

/** A drawing without styles. */
export type Flattened = {
  width: number;
  height: number;
  /** Elements of SVG, painted in their order. */
  content: string;
};

/**
 * Reads a drawing of Mermaid as the browser has it, and writes it anew with nothing but shapes and text: paints become classes
 * (`f-` fills, `s-` strokes), markers paths at the ends of their lines, labels one text each, with a `tspan` for each line if there are several. Links
 * stay links.
 *
 * Runs in the page, where the drawing is the only element, at the left top and at its natural size.
 *
 * @throws when the drawing has something that this function would lose: the message says what
 */
export function flatten(svg: SVGSVGElement, {paints, textSize}: FlattenOptions): Flattened {
  /** The elements, as functions of where the left top of the drawing comes to be: that is known when all are read. */
  const elements: ((left: number, top: number) => string)[] = [];
  const edges = {left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity};

  const nameOf = (element: Element) => {
    const classes = element.getAttribute('class');
    return `<${element.localName}${classes ? ` class="${classes}"` : ''}>`;
  };
  const refuse = (element: Element, what: string): never => {
    throw new Error(`${nameOf(element)} has ${what}, which a stored diagram cannot have`);
  };
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const format = (name: string, attributes: Record<string, string | number>, inner = '') => {
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== '')
      .map(([attribute, value]) => ` ${attribute}="${escape(String(value))}"`);
    return `<${name}${written.join('')}>${inner}</${name}>`;
  };
  const include = (x: number, y: number) => {
    edges.left = Math.min(edges.left, x);
    edges.top = Math.min(edges.top, y);
    edges.right = Math.max(edges.right, x);
    edges.bottom = Math.max(edges.bottom, y);
  };

  /** The name of a paint; undefined for none. */
  const paintOf = (element: Element, color: string, opacity: string) => {
    if (color === 'none' || color === 'rgba(0, 0, 0, 0)' || opacity === '0') {
      return undefined;
    }
    const name = paints[color];
    if (name === undefined) {
      return refuse(element, `the colour ${color}`);
    }
    return opacity === '1' ? name : refuse(element, `an opacity of ${opacity}`);
  };

  /** False for what is only there for other elements to refer to: a reference to it is an unknown paint or a filter. */
  const isDrawn = ({localName}: Element) =>
    !/^(?:defs|marker|symbol|linearGradient|radialGradient|filter|style|title|desc)$/u.test(
      localName,
    );

  const isShown = (element: Element) => {
    const {display, visibility, opacity, filter} = getComputedStyle(element);
    if (filter !== 'none') {
      refuse(element, 'a filter');
    }
    if (opacity !== '1' && opacity !== '0') {
      refuse(element, `an opacity of ${opacity}`);
    }
    return display !== 'none' && visibility === 'visible' && opacity === '1';
  };

  /** What a shape is painted with; undefined when nothing is to be seen of it. */
  const readPaint = (shape: SVGGeometryElement, scale: number) => {
    const style = getComputedStyle(shape);
    // A line has no inside, whatever the rules say.
    const fill =
      shape instanceof SVGLineElement ? undefined : paintOf(shape, style.fill, style.fillOpacity);
    const stroke = paintOf(shape, style.stroke, style.strokeOpacity);
    const strokeWidth = stroke ? Number.parseFloat(style.strokeWidth) * scale : 0;
    if (!fill && !stroke) {
      return undefined;
    }
    if (stroke && strokeWidth < 0.9) {
      refuse(shape, `a stroke of ${strokeWidth} pixels`);
    }
    const dashes = style.strokeDasharray;
    return {
      strokeWidth,
      attributes: {
        class: [fill && `f-${fill}`, stroke && `s-${stroke}`].filter(Boolean).join(' '),
        'stroke-width': stroke ? Number(strokeWidth.toFixed(2)) : '',
        'stroke-dasharray':
          stroke && /[1-9]/u.test(dashes) ? dashes.replaceAll(/px|,/gu, '').trim() : '',
      },
    };
  };

  /** Data of a path for what is drawn as lines; undefined for rectangles, circles and ellipses. */
  const pathDataOf = (shape: SVGGeometryElement): string | undefined => {
    if (shape instanceof SVGPathElement) {
      return shape.getAttribute('d')!;
    }
    if (shape instanceof SVGLineElement) {
      const {x1, y1, x2, y2} = shape;
      return `M${x1.baseVal.value} ${y1.baseVal.value}L${x2.baseVal.value} ${y2.baseVal.value}`;
    }
    if (shape instanceof SVGPolygonElement || shape instanceof SVGPolylineElement) {
      const points = [...shape.points].map(({x, y}) => `${x} ${y}`);
      return `M${points.join('L')}${shape instanceof SVGPolygonElement ? 'Z' : ''}`;
    }
    return undefined;
  };

  const writeShape = (shape: SVGGeometryElement, matrix: DOMMatrix) => {
    const {a, b, c, d, e, f} = matrix;
    const scale = Math.hypot(a, b);
    const box = shape.getBBox();
    // Mermaid leaves rectangles of a tenth of a pixel behind.
    if (box.width * scale < 0.5 && box.height * scale < 0.5) {
      return;
    }
    const paint = readPaint(shape, scale);
    if (!paint) {
      return;
    }
    const half = paint.strokeWidth / 2;
    for (const x of [box.x, box.x + box.width]) {
      for (const y of [box.y, box.y + box.height]) {
        const corner = matrix.transformPoint({x, y});
        include(corner.x - half, corner.y - half);
        include(corner.x + half, corner.y + half);
      }
    }
    const data = pathDataOf(shape);
    const isTurned = Math.abs(b) > 1e-6 || Math.abs(c) > 1e-6;
    if (data !== undefined) {
      elements.push((left, top) =>
        format('path', {
          ...paint.attributes,
          d: data,
          transform: `matrix(${[a, b, c, d, e - left, f - top].join(' ')})`,
        }),
      );
    } else if (shape instanceof SVGRectElement && !isTurned) {
      const {x, y, width, height} = box;
      const radius = Number.parseFloat(getComputedStyle(shape).rx) * a || '';
      elements.push((left, top) =>
        format('rect', {
          ...paint.attributes,
          x: x * a + e - left,
          y: y * d + f - top,
          width: width * a,
          height: height * d,
          rx: radius && Math.min(radius, (height * d) / 2),
        }),
      );
    } else if (shape instanceof SVGCircleElement) {
      const center = matrix.transformPoint({x: shape.cx.baseVal.value, y: shape.cy.baseVal.value});
      elements.push((left, top) =>
        format('circle', {
          ...paint.attributes,
          cx: center.x - left,
          cy: center.y - top,
          r: shape.r.baseVal.value * scale,
        }),
      );
    } else {
      refuse(shape, 'a form or a rotation that is not known');
    }
  };

  /** Draws the marker at one end of a line. */
  const writeMarker = (line: SVGGeometryElement, matrix: DOMMatrix, end: 'start' | 'end') => {
    const style = getComputedStyle(line);
    const reference = end === 'start' ? style.markerStart : style.markerEnd;
    const id = /#([^")]+)/u.exec(reference)?.[1];
    const marker = id && document.getElementById(id);
    if (!(marker instanceof SVGMarkerElement)) {
      return;
    }
    const length = line.getTotalLength();
    const [tip, before] =
      end === 'start'
        ? [line.getPointAtLength(0), line.getPointAtLength(Math.min(1, length))]
        : [line.getPointAtLength(length), line.getPointAtLength(Math.max(0, length - 1))];
    const direction = Math.atan2(tip.y - before.y, tip.x - before.x) * (180 / Math.PI);
    const orient = marker.getAttribute('orient');
    const isReversed = end === 'start' && orient !== 'auto-start-reverse';
    const angle = direction + (isReversed ? 180 : 0);
    const isInPixels = marker.getAttribute('markerUnits') === 'userSpaceOnUse';
    const unit = isInPixels ? 1 : Number.parseFloat(style.strokeWidth);
    const viewBox = marker.viewBox.baseVal;
    const zoom = viewBox?.width
      ? Math.min(
          marker.markerWidth.baseVal.value / viewBox.width,
          marker.markerHeight.baseVal.value / viewBox.height,
        )
      : 1;
    const place = new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f])
      .translate(tip.x, tip.y)
      .rotate(orient?.startsWith('auto') ? angle : Number(orient ?? 0))
      .scale(unit * zoom)
      .translate(-marker.refX.baseVal.value, -marker.refY.baseVal.value);
    for (const child of marker.querySelectorAll('*')) {
      if (!(child instanceof SVGGeometryElement)) {
        refuse(child, 'a place in a marker');
      } else if (isShown(child)) {
        const own = child.transform.baseVal.consolidate()?.matrix;
        const full = own
          ? place.multiply(new DOMMatrix([own.a, own.b, own.c, own.d, own.e, own.f]))
          : place;
        writeShape(child, full);
      }
    }
  };

  const canvas = document.createElement('canvas').getContext('2d')!;

  const writeText = (label: SVGTextElement, matrix: DOMMatrix) => {
    if (Math.abs(matrix.b) > 1e-6 || Math.abs(matrix.c) > 1e-6) {
      refuse(label, 'a rotation');
    }
    type Line = {top: number; left: number; right: number; text: string};
    const lines: Line[] = [];
    const looks = new Set<string>();
    const nodes = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      const words = node.data.trim();
      const element = node.parentElement!;
      if (!words || !isShown(element)) {
        continue;
      }
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      if (Math.abs(size - textSize) > 0.01) {
        refuse(element, `a text of ${size} pixels`);
      }
      if (style.fontStyle !== 'normal') {
        refuse(element, 'an italic text');
      }
      if (paintOf(element, style.stroke, style.strokeOpacity)) {
        refuse(element, 'a text with a stroke');
      }
      const fill = paintOf(element, style.fill, style.fillOpacity);
      const isBold = Number(style.fontWeight) >= 600;
      looks.add(`${fill} ${isBold} ${style.textAnchor}`);
      canvas.font = style.font;
      const range = document.createRange();
      range.setStart(node, node.data.indexOf(words));
      range.setEnd(node, node.data.indexOf(words) + words.length);
      const {top, bottom, left, right} = range.getBoundingClientRect();
      include(left, top);
      include(right, bottom);
      const line = lines.find((other) => Math.abs(other.top - top) < 2);
      if (line) {
        const gap = /^\s/u.test(node.data) || /\s$/u.test(line.text) ? ' ' : '';
        line.text = `${line.text.trimEnd()}${gap}${node.data.trimStart()}`;
        line.left = Math.min(line.left, left);
        line.right = Math.max(line.right, right);
      } else {
        lines.push({top, left, right, text: node.data.trimStart()});
      }
    }
    if (lines.length === 0) {
      return;
    }
    if (looks.size > 1) {
      refuse(label, 'a text of several looks');
    }
    const [fill, isBold, anchor] = [...looks][0]!.split(' ');
    const {fontBoundingBoxAscent: ascent} = canvas.measureText('x');
    const space = canvas.measureText(' ').width;
    const spans = lines.map(({top, left, right, text}, index) => {
      const isLast = index === lines.length - 1;
      // The space between two lines belongs to the first, which it moves when the line is centred.
      const x = anchor === 'middle' ? (left + right + (isLast ? 0 : space)) / 2 : left;
      return {x, y: top + ascent, text: text.trim().replaceAll(/\s+/gu, ' ')};
    });
    elements.push((offsetLeft, offsetTop) => {
      const placed = spans.map(({x, y, text}) => ({
        place: {x: x - offsetLeft, y: y - offsetTop},
        text: escape(text),
      }));
      const isOneLine = placed.length === 1;
      return format(
        'text',
        {
          class: `f-${fill}`,
          'font-weight': isBold === 'true' ? 700 : '',
          'text-anchor': anchor === 'middle' ? '' : 'start',
          ...(isOneLine && placed[0]!.place),
        },
        isOneLine
          ? placed[0]!.text
          : placed.map(({place, text}) => format('tspan', place, text)).join(' '),
      );
    });
  };

  const walk = (element: Element) => {
    if (!isDrawn(element) || !isShown(element)) {
      return;
    }
    if (element instanceof SVGTextElement) {
      writeText(element, DOMMatrix.fromMatrix(element.getCTM()!));
    } else if (element instanceof SVGGeometryElement) {
      const matrix = DOMMatrix.fromMatrix(element.getCTM()!);
      writeShape(element, matrix);
      writeMarker(element, matrix, 'start');
      writeMarker(element, matrix, 'end');
    } else if (element instanceof SVGAElement) {
      const address = element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '';
      elements.push(() => `<a href="${escape(address)}">`);
      [...element.children].forEach(walk);
      elements.push(() => '</a>');
    } else if (element instanceof SVGGElement || element === svg) {
      [...element.children].forEach(walk);
    } else {
      refuse(element, 'an element of a kind that is not known');
    }
  };
  walk(svg);
  if (elements.length === 0) {
    throw new Error('The drawing is empty');
  }
  const left = Math.floor(edges.left);
  const top = Math.floor(edges.top);
  return {
    width: Math.ceil(edges.right) - left,
    height: Math.ceil(edges.bottom) - top,
    content: elements.map((write) => write(left, top)).join(''),
  };
}
