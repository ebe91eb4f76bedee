import { parser } from '@prometheus-io/lezer-promql';
import { functions } from './functions';
import { lookback, pointsIn, seconds, textOf, valuesAt } from './series';
import type { Labels, Node, Sample, Series } from './series';

/** A scalar is a number, an instant vector a list of samples. */
export type Value = number | Sample[];

interface Scope {
  text: string;
  series: readonly Series[];
  /** Time of the evaluation in seconds. */
  at: number;
}

/**
 * Evaluates a PromQL expression at a time in seconds, with the grammar of Prometheus itself and the part of the
 * language that alert rules of this product use. Source: prometheus.io/docs/prometheus/latest/querying.
 * @throws for an expression that is malformed, or uses what is not implemented here
 */
export function evaluate(text: string, series: readonly Series[], at: number): Sample[] {
  const tree = parser.parse(text);
  tree.iterate({
    enter: (node) => {
      if (node.type.isError) throw new Error(`Malformed near character ${node.from}: ${text}`);
    },
  });
  const root = tree.topNode.firstChild;
  if (!root) throw new Error('Empty expression');
  const value = read(root, { text, series, at });
  return typeof value === 'number' ? [{ labels: {}, value }] : value;
}

function read(node: Node, scope: Scope): Value {
  switch (node.name) {
    case 'NumberDurationLiteral':
      return Number(textOf(node, scope.text));
    case 'UnaryExpr':
      return -Number(read(lastOf(node), scope));
    case 'ParenExpr':
      return read(firstOf(node), scope);
    case 'VectorSelector':
    case 'OffsetExpr':
      return selected(node, scope, lookback).flatMap(({ labels, points }) => {
        const last = points.at(-1);
        return last && !last.stale ? [{ labels, value: last.value }] : [];
      });
    case 'FunctionCall':
      return callOf(node, scope);
    case 'AggregateExpr':
      return aggregate(node, scope);
    case 'BinaryExpr':
      return binary(node, scope);
    default:
      throw new Error(`${node.name} is not implemented: ${scope.text}`);
  }
}

/**
 * Returns the points of the selected series within a time before the evaluation, or before its offset.
 * @param node a vector or matrix selector, or either with an offset
 */
function selected(node: Node, scope: Scope, range: number) {
  const plain = node.name === 'OffsetExpr' ? firstOf(node) : node;
  const selector = plain.name === 'MatrixSelector' ? firstOf(plain) : plain;
  const offset = node.getChild('OffsetDurationExpr');
  const until = scope.at - (offset ? seconds(textOf(offset, scope.text)) : 0);
  const name = textOf(selector.getChild('Identifier'), scope.text);
  const matchers = (selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map((matcher) => ({
    label: textOf(matcher.getChild('LabelName'), scope.text),
    operator: textOf(matcher.getChild('MatchOp'), scope.text),
    value: textOf(matcher.getChild('StringLiteral'), scope.text).slice(1, -1),
  }));
  const isWanted = ({ labels }: Series) =>
    labels['__name__'] === name &&
    matchers.every(({ label, operator, value }) => {
      const equal = operator.endsWith('~')
        ? new RegExp(`^(?:${value})$`).test(labels[label] ?? '')
        : (labels[label] ?? '') === value;
      return operator.startsWith('!') ? !equal : equal;
    });
  return scope.series
    .filter(isWanted)
    .map((one) => ({ labels: one.labels, points: pointsIn(one, until - range, until) }));
}

function callOf(node: Node, scope: Scope): Value {
  const name = textOf(node.getChild('FunctionIdentifier'), scope.text);
  const given = childrenOf(node.getChild('FunctionCallBody'));
  const [first] = given;
  if (name === 'time') return scope.at;
  if (name === 'absent' && first)
    return valuesAt(read(first, scope)).length > 0 ? [] : [{ labels: equalities(first, scope), value: 1 }];
  const overRange = functions.overRange[name];
  const matrix = first?.name === 'OffsetExpr' ? firstOf(first) : first;
  if (overRange && first && matrix?.name === 'MatrixSelector') {
    const range = seconds(textOf(matrix.getChild('DurationExpr'), scope.text));
    const parameter = given[1] ? Number(read(given[1], scope)) : 0;
    return selected(first, scope, range).flatMap(({ labels, points }) => {
      const value = overRange(
        points.filter(({ stale }) => !stale),
        { range, at: scope.at, parameter },
      );
      return value === null ? [] : [{ labels: without(labels, ['__name__']), value }];
    });
  }
  if (name === 'histogram_quantile' && first && given[1])
    return functions.histogramQuantile(Number(read(first, scope)), valuesAt(read(given[1], scope)));
  throw new Error(`${name}() is not implemented: ${scope.text}`);
}

/** Labels of the sample of absent(): those that the selector compares for equality. */
function equalities(node: Node, { text }: Scope): Labels {
  if (node.name !== 'VectorSelector') return {};
  const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
  return Object.fromEntries(
    matchers
      .filter((matcher) => textOf(matcher.getChild('MatchOp'), text) === '=')
      .map((matcher) => [
        textOf(matcher.getChild('LabelName'), text),
        textOf(matcher.getChild('StringLiteral'), text).slice(1, -1),
      ]),
  );
}

function aggregate(node: Node, scope: Scope): Sample[] {
  const operator = textOf(node.getChild('AggregateOp'), scope.text);
  const combine = functions.aggregations[operator];
  const modifier = node.getChild('AggregateModifier');
  if (!combine || modifier?.getChild('Without')) throw new Error(`${operator} is not implemented: ${scope.text}`);
  const by = labelNames(modifier, scope);
  const groups = new Map<string, { labels: Labels; values: number[] }>();
  for (const { labels, value } of valuesAt(read(firstOf(node.getChild('FunctionCallBody')), scope))) {
    const own = only(labels, by);
    const key = JSON.stringify(own);
    const group = groups.get(key) ?? { labels: own, values: [] };
    groups.set(key, group);
    group.values.push(value);
  }
  return [...groups.values()].map(({ labels, values }) => ({ labels, value: combine(values) }));
}

function binary(node: Node, scope: Scope): Value {
  const [leftNode, operatorNode, rightNode, modified] = childrenOf(node);
  if (!leftNode || !operatorNode || !rightNode || modified)
    throw new Error(`A modifier of this operator is not implemented: ${scope.text}`);
  const [left, right] = [read(leftNode, scope), read(rightNode, scope)];
  const operator = textOf(operatorNode, scope.text);
  const keyOf = ({ labels }: Sample) => JSON.stringify(sorted(without(labels, ['__name__'])));
  if (typeof left === 'object' && typeof right === 'object') {
    const others = new Map(right.map((sample) => [keyOf(sample), sample.value]));
    if (operator === 'and') return left.filter((sample) => others.has(keyOf(sample)));
    if (operator === 'unless') return left.filter((sample) => !others.has(keyOf(sample)));
    if (operator === 'or') {
      const known = new Set(left.map(keyOf));
      return [...left, ...right.filter((sample) => !known.has(keyOf(sample)))];
    }
    return left.flatMap((sample) => {
      const other = others.get(keyOf(sample));
      return other === undefined ? [] : combined(operator, sample, [sample.value, other]);
    });
  }
  if (typeof left === 'object') return left.flatMap((one) => combined(operator, one, [one.value, Number(right)]));
  if (typeof right === 'object') return right.flatMap((one) => combined(operator, one, [left, one.value]));
  const arithmetic = functions.arithmetic[operator];
  if (!arithmetic) throw new Error(`${operator} between numbers is not implemented: ${scope.text}`);
  return arithmetic(left, right);
}

/** A comparison filters samples, arithmetic replaces their value. */
function combined(operator: string, sample: Sample, [left, right]: [number, number]): Sample[] {
  const holds = functions.comparisons[operator];
  if (holds) return holds(left, right) ? [sample] : [];
  const arithmetic = functions.arithmetic[operator];
  if (!arithmetic) throw new Error(`The operator ${operator} is not implemented`);
  return [{ labels: without(sample.labels, ['__name__']), value: arithmetic(left, right) }];
}

const labelNames = (node: Node | null, { text }: Scope) =>
  (node?.getChild('GroupingLabels')?.getChildren('LabelName') ?? []).map((name) => textOf(name, text));

const sorted = (labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1)));
const only = (labels: Labels, names: string[]): Labels =>
  sorted(Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name))));
const without = (labels: Labels, names: string[]): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => !names.includes(name)));

function childrenOf(node: Node | null): Node[] {
  const children: Node[] = [];
  for (let child = node?.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

function firstOf(node: Node | null): Node {
  if (!node?.firstChild) throw new Error('An expression is missing');
  return node.firstChild;
}

function lastOf(node: Node): Node {
  if (!node.lastChild) throw new Error('An expression is missing');
  return node.lastChild;
}
