/** The schemas of the content's files as JSON Schema, from which the fields of Words are made. */
import { z } from 'zod';
import { FILES } from '#content-model/schema.server.ts';

/** As much of JSON Schema as the content uses. */
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
  /** What it names: a picture or film is not a text. */
  readonly tag?: string;
}
/** By the name of the file without ".yaml". */
export type Shapes = Readonly<Record<string, Shape>>;

let shapes: Shapes | undefined;

export function contentShapes(): Shapes {
  shapes ??= Object.fromEntries(
    Object.entries(FILES).map(([name, schema]) => [
      name,
      z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape,
    ]),
  );
  return shapes;
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of two shapes, the one that the value has. */
export function matchingShape(shape: Shape, value: unknown): Shape {
  if (!shape.anyOf) return shape;
  const found = shape.anyOf.find(({ type }) => (type === 'object') === isGroup(value));
  return { ...shape, ...(found ?? shape.anyOf[0]) };
}

/** A plain value, or one beside the word whether it is still a placeholder. */
export const hasPlaceholderFlag = ({ properties }: Shape) =>
  Object.keys(properties ?? {})
    .slice(0, 2)
    .join() === 'value,placeholder';
/** What is said of such a value extraFields, such as its source. */
export const extraFields = ({ properties = {} }: Shape) => Object.entries(properties).slice(2);
