import ts from 'typescript-api';
import {HOLE} from '../../src/search/shared/code/types';

/** A text that the code throws or logs. */
export type Message = {
  /** Line of the call, from 1. */
  line: number;
  /** The text, with a {@link HOLE} for each value that is put into it. */
  text: string;
};

/** Longest text that is kept of a message, in characters. */
const MAX_LENGTH = 240;

/** Messages of a call that can have several, at most: of nested conditions. */
const MAX_VARIANTS = 8;

/** Objects whose methods log: `strapi.log.error`, `this.logger.warn`, `console.info`. */
const LOGGERS = /^(?:log|logger|console|winston|ora|spinner|debug)$/u;
const LOG_METHODS =
  /^(?:log|trace|debug|verbose|http|info|success|warn|warning|error|fatal|fail|panic|succeed|start)$/u;

/** Functions that log, report or throw what they are given: `panic`, `reportWarning`, `throwInvalidKey`, `createError`. */
const REPORTERS =
  /^(?:log|warn|panic|fail|invariant|assert|debug|reject|exit|throw|report|print)$|^(?:log|warn|throw|report|print|exit)\p{Lu}|(?:Error|Warning|Diagnostics?|Invariant)$/u;

/** Methods of validators whose texts are what a value is refused with. */
const RULES =
  /^(?:required|typeError|matches|test|oneOf|notOneOf|min|max|length|email|url|refine|noUnknown|defined)$/u;

/** Methods of Koa's context, and of yup and zod, by which a request is refused. */
const REFUSALS =
  /^(?:throw|badRequest|unauthorized|paymentRequired|forbidden|notFound|methodNotAllowed|notAcceptable|requestTimeout|conflict|gone|payloadTooLarge|unprocessableEntity|tooManyRequests|internalServerError|notImplemented|serviceUnavailable|addIssue)$/u;

/** Names of classes whose instances are thrown. */
const ERROR_CLASS = /(?:Error|Exception|Failure|Warning)$/u;

/** What only wraps a text: colours, and functions that take away indentation or put values in. */
const WRAPPERS =
  /^(?:chalk|dedent|outdent|kleur|yellow|red|green|blue|cyan|magenta|grey|gray|bold|dim|underline|trim|format|String|yup|z|codeToStr|stripIndent|oneLine|trimEnd|trimStart|join)$/u;

/** `%s` of a text that `util.format` fills. */
const PRINTF = /%[sdifjoOc]/gu;

/** Returns the name of what is called: `error` of `strapi.log.error`. */
function nameOf(expression: ts.Expression): string {
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text.replace(/^#/u, '');
  }
  if (ts.isParenthesizedExpression(expression) || ts.isNonNullExpression(expression)) {
    return nameOf(expression.expression);
  }
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Returns the name of the object of a method: `log` of `strapi.log.error`. */
function ownerOf(expression: ts.Expression): string {
  if (!ts.isPropertyAccessExpression(expression)) {
    return '';
  }
  const owner = expression.expression;
  return ts.isCallExpression(owner) ? nameOf(owner.expression) : nameOf(owner);
}

/** Finds the texts in the code of a file. */
class MessageFinder {
  readonly #file: ts.SourceFile;
  readonly #isMessage: (text: string) => boolean;
  readonly #constants = new Map<string, ts.Expression>();
  readonly #messages = new Map<string, Message>();

  constructor(file: ts.SourceFile, isMessage: (text: string) => boolean) {
    this.#file = file;
    this.#isMessage = isMessage;
  }

  /** Returns all messages in the order of their lines. */
  find(): Message[] {
    this.#collectConstants(this.#file);
    this.#visit(this.#file);
    return [...this.#messages.values()].toSorted((a, b) => a.line - b.line);
  }

  #collectConstants(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      this.#constants.set(node.name.text, node.initializer);
    }
    ts.forEachChild(node, (child) => this.#collectConstants(child));
  }

  #visit(node: ts.Node): void {
    if (ts.isNewExpression(node) && ERROR_CLASS.test(nameOf(node.expression))) {
      this.#addAll(node, node.arguments ?? [], true);
    } else if (ts.isThrowStatement(node) && ts.isCallExpression(node.expression)) {
      this.#addAll(node, node.expression.arguments);
    } else if (ts.isCallExpression(node) && this.#isMessageCall(node)) {
      this.#addAll(node, node.arguments, REFUSALS.test(nameOf(node.expression)));
    } else if (isMessageAssignment(node)) {
      this.#add(node, node.right);
    } else if (ts.isClassLike(node)) {
      this.#addDefaults(node);
    } else if (this.#isMessageProperty(node)) {
      this.#add(node, node.initializer);
    }
    ts.forEachChild(node, (child) => this.#visit(child));
  }

  #isMessageCall({expression}: ts.CallExpression): boolean {
    const name = nameOf(expression);
    const owner = ownerOf(expression);
    if (expression.kind === ts.SyntaxKind.SuperKeyword) {
      return true;
    }
    if (LOGGERS.test(owner)) {
      return LOG_METHODS.test(name);
    }
    const isRule = RULES.test(name) && ts.isPropertyAccessExpression(expression);
    return isRule || REPORTERS.test(name) || REFUSALS.test(name);
  }

  /**
   * `message: '…'` of an object, with which validators and Koa answer, and the default text of a notification, which the
   * admin panel shows.
   */
  #isMessageProperty(node: ts.Node): node is ts.PropertyAssignment {
    if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) {
      return false;
    }
    const {text} = node.name;
    return text === 'message' || (text === 'defaultMessage' && isInNotification(node));
  }

  /** `constructor(message = 'Forbidden access')` of an error. */
  #addDefaults(node: ts.ClassLikeDeclaration): void {
    if (!ERROR_CLASS.test(node.name?.text ?? '')) {
      return;
    }
    for (const member of node.members.filter(ts.isConstructorDeclaration)) {
      for (const {initializer} of member.parameters) {
        if (initializer) {
          this.#add(initializer, initializer);
        }
      }
    }
  }

  #addAll(node: ts.Node, values: readonly ts.Expression[], mayBeCode = false): void {
    for (const value of values) {
      this.#add(node, value, mayBeCode);
    }
  }

  #add(node: ts.Node, value: ts.Expression, mayBeCode = false): void {
    const line = this.#file.getLineAndCharacterOfPosition(node.getStart(this.#file)).line + 1;
    for (const variant of this.#textsOf(value, 0)) {
      const text = tidy(variant);
      const isMessage = this.#isMessage(text) || (mayBeCode && isCode(text));
      if (isMessage && !this.#messages.has(`${line} ${text}`)) {
        this.#messages.set(`${line} ${text}`, {line, text});
      }
    }
  }

  /** Returns the texts that an expression can be; a hole for what is not known here. */
  #textsOf(node: ts.Expression, depth: number): string[] {
    const inner = (next: ts.Expression) => this.#textsOf(next, depth + 1);
    if (depth > 8) {
      return [HOLE];
    }
    if (ts.isStringLiteralLike(node)) {
      return [node.text];
    }
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce(
        (texts, {expression, literal}) =>
          combine(texts, this.#valuesOf(expression, depth), [literal.text]),
        [node.head.text],
      );
    }
    if (ts.isBinaryExpression(node)) {
      const {kind} = node.operatorToken;
      if (kind === ts.SyntaxKind.PlusToken) {
        return combine(inner(node.left), inner(node.right));
      }
      return kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken
        ? [...inner(node.left), ...inner(node.right)]
        : [HOLE];
    }
    if (ts.isConditionalExpression(node)) {
      return [...inner(node.whenTrue), ...inner(node.whenFalse)];
    }
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      return inner(node.expression);
    }
    if (ts.isTaggedTemplateExpression(node)) {
      return inner(node.template);
    }
    if (ts.isCallExpression(node)) {
      return this.#textsOfCall(node, depth);
    }
    if (ts.isIdentifier(node)) {
      const constant = this.#constants.get(node.text);
      return constant && !ts.isIdentifier(constant) && isText(constant) ? inner(constant) : [HOLE];
    }
    return [HOLE];
  }

  /** Returns what may be put into a template: the texts of a condition, or a hole. */
  #valuesOf(node: ts.Expression, depth: number): string[] {
    const texts = ts.isConditionalExpression(node) ? this.#textsOf(node, depth + 1) : [HOLE];
    return texts.length <= 2 ? texts : [HOLE];
  }

  #textsOfCall(node: ts.CallExpression, depth: number): string[] {
    const {expression} = node;
    const [first] = node.arguments;
    const name = nameOf(expression);
    const owner = ts.isPropertyAccessExpression(expression) ? expression.expression : undefined;
    if (owner && ts.isArrayLiteralExpression(owner) && name === 'join') {
      const glue = first && ts.isStringLiteralLike(first) ? first.text : ',';
      return owner.elements
        .map((element) => this.#textsOf(element, depth + 1))
        .reduce((texts, next) => combine(texts, [glue], next));
    }
    if (owner && /^trim|^toString$/u.test(name)) {
      return this.#textsOf(owner, depth + 1);
    }
    const isWrapper = WRAPPERS.test(name) || WRAPPERS.test(ownerOf(expression));
    return isWrapper && first ? this.#textsOf(first, depth + 1) : [HOLE];
  }
}

/** True for `error.message = …`. */
function isMessageAssignment(node: ts.Node): node is ts.BinaryExpression {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === 'message'
  );
}

/** True for what is given to `toggleNotification`. */
function isInNotification(node: ts.Node): boolean {
  const call = ts.findAncestor(
    node,
    (outer) => ts.isCallExpression(outer) && nameOf(outer.expression) === 'toggleNotification',
  );
  return call !== undefined;
}

/** True for what is a text as far as it is written down. */
function isText(node: ts.Expression): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isCallExpression(node)
  );
}

/** Returns every text of the one list followed by every text of the next. */
function combine(...lists: readonly (readonly string[])[]): string[] {
  return lists
    .reduce((texts, next) => texts.flatMap((text) => next.map((more) => text + more)), [''])
    .slice(0, MAX_VARIANTS);
}

/** Returns a text in one line, with one hole for several in a row, and none at its ends. */
function tidy(text: string): string {
  return (
    text
      .replaceAll(PRINTF, HOLE)
      // Validators fill these.
      .replaceAll(/\$\{[^{}]*\}/gu, HOLE)
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/…(?:\s*…)+/gu, HOLE)
      .slice(0, MAX_LENGTH)
      .trim()
  );
}

/** True for a code in place of a text: `component.alreadyExists`, `INVALID_FIELD_PATH`. */
const isCode = (text: string): boolean =>
  /^[a-z][\w-]*(?:\.[\w-]+)+$|^[A-Z\d]+(?:_[A-Z\d]+)+$/u.test(text);

/** True for a text with two words that somebody wrote, or one that is long and begins like a sentence. */
function tellsSomething(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return text.includes(' ') ? words.length >= 2 : /^\p{Lu}\p{Ll}{5,}[.!]?$/u.test(text);
}

/**
 * Returns the messages that the code of a file throws or logs, in the order of their lines.
 *
 * @param isMessage tells which texts are kept
 */
export function findMessages(file: ts.SourceFile, isMessage = tellsSomething): Message[] {
  return new MessageFinder(file, isMessage).find();
}
