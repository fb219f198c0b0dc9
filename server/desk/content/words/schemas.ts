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
