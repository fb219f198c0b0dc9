import { parse } from 'yaml';

/** Parses a content file. */
export const readYaml = (source: string): unknown => parse(source, { logLevel: 'silent' });
