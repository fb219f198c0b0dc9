import { parse } from 'yaml';

/** What a file of the content says. */
export const readYaml = (source: string): unknown => parse(source, { logLevel: 'silent' });
