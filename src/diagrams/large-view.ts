/** One press of a button or key makes a diagram larger or smaller by this factor. */
const ZOOM_STEP = 1.25;

/** Bounds of the zoom; 1 is the natural size. */
const [MIN_ZOOM, MAX_ZOOM] = [0.25, 6];

/** A diagram that is opened is not made larger than this to fill the window. */
const MAX_FITTING_ZOOM = 2;

/** An arrow key moves the diagram by so many pixels. */
const ARROW_STEP = 80;

/** The large view of a diagram. It is made when it is first asked for, and holds one diagram at a time. */
export class LargeView {
  readonly #dialog = document.createElement('dialog');
  readonly #title = document.createElement('h2');
  readonly #percentage = document.createElement('output');
  readonly #view = document.createElement('div');
  #picture: SVGSVGElement | undefined;
  #zoom = 1;

  constructor() {
    const bar = document.createElement('div');
    bar.className = 'diagram-bar';
    bar.append(
      this.#title,
      this.#button('−', 'Zoom out', () => this.#zoomBy(1 / ZOOM_STEP)),
      this.#percentage,
      this.#button('+', 'Zoom in', () => this.#zoomBy(ZOOM_STEP)),
      this.#button('Fit', 'Fit to the window', () => this.#fit()),
      this.#button('Close', 'Close', () => this.close()),
    );
    this.#title.id = 'diagram-dialog-title';
    this.#view.className = 'diagram-view';
    this.#view.tabIndex = 0;
    this.#view.role = 'region';
    this.#view.ariaLabel = 'Diagram: arrow keys move it, plus and minus zoom, 0 fits it';
    this.#view.autofocus = true;
    this.#dialog.className = 'diagram-dialog';
    this.#dialog.setAttribute('aria-labelledby', this.#title.id);
    this.#dialog.append(bar, this.#view);
    this.#dialog.addEventListener('keydown', (event) => this.#onKey(event));
    this.#dialog.addEventListener('click', ({target}) => {
      // The dialog itself is only hit beside its content: on the backdrop.
      if (target === this.#dialog) {
        this.close();
      }
    });
    this.#dialog.addEventListener('close', () => this.#view.replaceChildren());
    this.#view.addEventListener('pointerdown', (event) => this.#drag(event));
    this.#view.addEventListener('wheel', (event) => this.#onWheel(event), {passive: false});
    document.body.append(this.#dialog);
  }

  /** Shows a copy of a diagram. */
  open(picture: SVGSVGElement): void {
    this.#picture = picture.cloneNode(true) as SVGSVGElement;
    this.#title.textContent = picture.ariaLabel;
    this.#view.replaceChildren(this.#picture);
    this.#dialog.showModal();
    this.#fit();
  }

  close(): void {
    this.#dialog.close();
  }

  #button(label: string, name: string, action: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    if (name !== label) {
      button.ariaLabel = name;
    }
    button.addEventListener('click', action);
    return button;
  }

  #fit(): void {
    const {width, height} = this.#picture!.viewBox.baseVal;
    const {clientWidth, clientHeight} = this.#view;
    const {paddingLeft, paddingTop} = getComputedStyle(this.#view);
    const zoom = Math.min(
      (clientWidth - 2 * Number.parseFloat(paddingLeft)) / width,
      (clientHeight - 2 * Number.parseFloat(paddingTop)) / height,
      MAX_FITTING_ZOOM,
    );
    this.#setZoom(zoom);
  }

  #setZoom(zoom: number): void {
    this.#zoom = Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM);
    const {width, height} = this.#picture!.viewBox.baseVal;
    this.#picture!.setAttribute('width', String(width * this.#zoom));
    this.#picture!.setAttribute('height', String(height * this.#zoom));
    this.#percentage.value = `${Math.round(this.#zoom * 100)} %`;
  }

  /** Zooms about a point of the window, the middle of the view when there is none: what is there stays there. */
  #zoomBy(factor: number, point?: {x: number; y: number}): void {
    const view = this.#view.getBoundingClientRect();
    const {x, y} = point ?? {x: view.left + view.width / 2, y: view.top + view.height / 2};
    const before = this.#picture!.getBoundingClientRect();
    const shareX = (x - before.left) / before.width;
    const shareY = (y - before.top) / before.height;
    this.#setZoom(this.#zoom * factor);
    const after = this.#picture!.getBoundingClientRect();
    this.#view.scrollBy(
      after.left + shareX * after.width - x,
      after.top + shareY * after.height - y,
    );
  }

  #onKey(event: KeyboardEvent): void {
    const actions: Record<string, () => void> = {
      '+': () => this.#zoomBy(ZOOM_STEP),
      '=': () => this.#zoomBy(ZOOM_STEP),
      '-': () => this.#zoomBy(1 / ZOOM_STEP),
      '0': () => this.#fit(),
      ArrowLeft: () => this.#view.scrollBy(-ARROW_STEP, 0),
      ArrowRight: () => this.#view.scrollBy(ARROW_STEP, 0),
      ArrowUp: () => this.#view.scrollBy(0, -ARROW_STEP),
      ArrowDown: () => this.#view.scrollBy(0, ARROW_STEP),
    };
    const action = actions[event.key];
    // With a modifier they are the browser's own.
    if (action && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      action();
    }
  }

  /** A wheel scrolls; with Ctrl, as two fingers on a touchpad send it, it zooms. */
  #onWheel(event: WheelEvent): void {
    if (event.ctrlKey) {
      event.preventDefault();
      this.#zoomBy(Math.exp(-event.deltaY / 200), event);
    }
  }

  /** A finger scrolls by itself; a mouse has to be followed. */
  #drag(event: PointerEvent): void {
    // A link has to get its click.
    const isLink = (event.target as Element).closest('a') !== null;
    if (event.pointerType !== 'mouse' || event.button !== 0 || isLink) {
      return;
    }
    this.#view.setPointerCapture(event.pointerId);
    const left = this.#view.scrollLeft + event.clientX;
    const top = this.#view.scrollTop + event.clientY;
    const move = ({clientX, clientY}: PointerEvent) =>
      this.#view.scrollTo(left - clientX, top - clientY);
    this.#view.addEventListener('pointermove', move);
    this.#view.addEventListener(
      'lostpointercapture',
      () => this.#view.removeEventListener('pointermove', move),
      {once: true},
    );
  }
}
