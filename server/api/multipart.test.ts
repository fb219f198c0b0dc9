import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilePart, parseMultipart } from './multipart.ts';

const parse = (body: string, boundary = 'x') =>
  parseMultipart(Buffer.from(body), `multipart/form-data; boundary=${boundary}`);

describe('multipart form data', () => {
  test.each([
    [
      'two parts',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x\r\nContent-Disposition: form-data; name="b"\r\n\r\n\r\n--x--\r\n',
      [
        ['a', '1'],
        ['b', ''],
      ],
    ],
    ['no part', '--x--', []],
    [
      'a preamble and an epilogue',
      'hello\r\n--x\r\ncontent-disposition: form-data; name=a\r\n\r\n1\r\n--x--\r\nbye',
      [['a', '1']],
    ],
    [
      'spaces after the delimiter',
      '--x \t\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
      [['a', '1']],
    ],
    [
      'content that looks like the delimiter',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--xy\r\n-- x\r\n--x--',
      [['a', '1\r\n--xy\r\n-- x']],
    ],
    [
      'escapes in a name',
      '--x\r\nContent-Disposition: form-data; name="a%22%0D%0A%20"\r\n\r\n1\r\n--x--',
      [['a"\r\n%20', '1']],
    ],
    [
      'a header besides',
      '--x\r\nContent-Type: text/plain\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
      [['a', '1']],
    ],
  ])('%s', (_title, body, parts) => {
    expect(parse(body)).toEqual(parts);
  });

  test('a part with a file name is a file, whatever it holds', () => {
    for (const disposition of [
      'name="a"; filename="b.txt"',
      'filename=b; name="a"',
      `name="a"; filename*=utf-8''b`,
    ]) {
      const parts = parse(
        `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n1\r\n--x--`,
      );
      expect(parts).toEqual([['a', new FilePart('a')]]);
    }
  });

  test.each([
    '',
    '--x',
    '--x\r\n',
    '--x\r\n\r\n1\r\n--x--',
    '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    '--y--',
  ])('what ends in the middle or has no name is rejected: %j', (body) => {
    expect(() => parse(body)).toThrow(SyntaxError);
  });

  test('a boundary has 1 to 70 characters', () => {
    expect(parse('--a b--', '"a b"')).toEqual([]);
    expect(parse(`--${'b'.repeat(70)}--`, 'b'.repeat(70))).toEqual([]);
    expect(() => parseMultipart(Buffer.from('----'), 'multipart/form-data; boundary=')).toThrow(
      SyntaxError,
    );
    expect(() => parse('', 'b'.repeat(71))).toThrow(SyntaxError);
  });

  test('reads back whatever the platform writes', async () => {
    const entries = fc.array(
      fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'binary' })),
    );
    await fc.assert(
      fc.asyncProperty(entries, async (pairs) => {
        const form = new FormData();
        for (const [name, value] of pairs) form.append(name, value);
        const request = new Response(form);
        const body = Buffer.from(await request.arrayBuffer());
        const normal = (text: string) => text.toWellFormed().replace(/\r\n?|\n/g, '\r\n');
        expect(parseMultipart(body, request.headers.get('Content-Type')!)).toEqual(
          pairs.map(([name, value]) => [normal(name), normal(value)]),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('takes any bytes without breaking', () => {
    const fragment = fc.constantFrom(
      '--x',
      '\r\n',
      '--',
      '\n',
      'Content-Disposition: form-data; name="a"',
      ': ',
      '"',
      '\0',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(fragment, fc.string()), { maxLength: 30 }), (pieces) => {
        try {
          parse(pieces.join(''));
        } catch (error) {
          expect(error).toBeInstanceOf(SyntaxError);
        }
      }),
    );
  });
});
