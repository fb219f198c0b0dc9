import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Siobhán O’Brien', "siobhan o'brien"],
  ['O´Brien', 'OBrien'],
  ['Oʼ Brien', "o' brien"],
  ['Jürgen Groß', 'JURGEN GROSS'],
  ['GROẞ', 'gross'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Işıl', 'isil'],
  ['İSTANBUL', 'istanbul'],
  ['DIYARBAKIR', 'Diyarbakır'],
  ['Đorđe Ærø', 'dorde aero'],
  ['Anne‑Marie', 'Anne-Marie'],
  ['Anne–Marie', 'annemarie'],
  ['co\u00adop\u200berate', 'cooperate'],
  ['Ravi\u00a0Joshi', 'ravi joshi'],
  ['Ravi\u202f\u2003Joshi', 'ravi joshi'],
  ['र्\u200dयादव', 'र्यादव'],
  ['क\u094d\u200cषमा', 'क्षमा'],
  ['फ़रहान क़ुरैशी', 'फरहान कुरैशी'],
  ['\u095bाकिर', 'जाकिर'],
  ['ऱ्हास', 'र्हास'],
  ['पण्डित हिन्दी', 'पंडित हिंदी'],
  ['चाँद', 'चांद'],
  ['९८२३० १२३४५', '98230 12345'],
  ['٣ غرف', '3 غرف'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
  ['ﬁne', 'fine'],
  ['Ὀδυσσεύς', 'οδυσσευσ'],
  ['“A quiet flat”', 'a quiet flat'],
])('%s is %s', (written, typed) => {
  expect(fold(written)).toBe(fold(typed));
});

test.each([
  ['रवि', 'रव'],
  ['राम', 'रमा'],
  ['कमल', 'कंल'],
  ['mango', 'manga'],
])('%s is another word than %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

test('folding twice is the same as once, and plain text takes the same way as any other', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aÅßıİ\'"’-–\u00adक़्नत\u200d ९٣ﬁ½Ǆ') }),
  );
  fc.assert(
    fc.property(text, (written) => {
      const once = fold(written);
      expect(fold(once)).toBe(once);
      expect(fold(`${written} é`)).toBe(`${once} e`.trim());
    }),
    { numRuns: 3000 },
  );
});
