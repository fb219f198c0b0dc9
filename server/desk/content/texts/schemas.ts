/** The schemas of the content's files as JSON Schema, from which the fields of the screen of texts are made. */
import { z } from 'zod';
import { FILES } from '#content-model/schema.server.ts';
import { isGroup } from '#contract/group.ts';

/** The subset of JSON Schema that the content uses. */
export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly string[];
  readonly minItems?: number;
  readonly maxItems?: number;
  /** What the string refers to, such as a picture or a film. */
  readonly tag?: string;
  /** Names in braces that the site replaces by their values. */
  readonly gaps?: readonly string[];
}
/** By the name of the file without ".yaml". */
export type Shapes = Readonly<Record<string, Shape>>;

let shapes: Shapes | undefined;

/** The shapes of all content files; made once. */
export function contentShapes(): Shapes {
  shapes ??= Object.fromEntries(
    Object.entries(FILES).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape,
    ]),
  );
  return shapes;
}

/** The alternative of a shape that matches the value. */
export function matchingShape(shape: Shape, value: unknown): Shape {
  if (!shape.anyOf) return shape;
  const found = shape.anyOf.find(({ type }) => (type === 'object') === isGroup(value));
  return { ...shape, ...(found ?? shape.anyOf[0]) };
}

/** Whether the value may be an object with a flag that marks it as a placeholder. */
export const hasPlaceholderFlag = ({ properties }: Shape) =>
  Object.keys(properties ?? {})
    .slice(0, 2)
    .join() === 'value,placeholder';
/** The other properties of such an object, such as its source. */
export const extraFields = ({ properties = {} }: Shape) => Object.entries(properties).slice(2);
