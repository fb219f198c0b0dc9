import { content } from '../content.ts';
import { expectEmail, newVisitor } from '../enquiries.ts';
import { button, element, field } from './find.ts';
import { expect, test } from './test.ts';

const { labels } = content.forms;
const FORM = 'main form';

test.describe('a form that is filled in', () => {
  for (const withoutScript of [false, true])
    test.describe(() => {
      test.use({ withoutScript });
      test(`reaches the studio ${withoutScript ? 'without' : 'with'} script, and says so`, async ({
        visitor,
        engine,
      }) => {
        const someone = newVisitor();
        // A domain beyond ASCII (RFC 5890): each browser sends it in its own way. WebKit's own validation refuses it.
        const takesAnyDomain = engine !== 'webkit' || !withoutScript;
        const person = takesAnyDomain
          ? { ...someone, email: someone.email.replace(/@.*/, '@bücher.example') }
          : someone;
        await visitor.open('/contact');
        if (!withoutScript) await visitor.sees(element('html[data-hydrated]'));
        await visitor.type(field(labels.user_name, FORM), person.name);
        await visitor.type(field(labels.user_email, FORM), person.email);
        await visitor.choose(field(labels.property_type, FORM), '2BHK');
        await visitor.type(field(labels.message, FORM), person.words);
        await visitor.click(button('Submit', FORM));
        const words = () => visitor.evaluate(() => document.querySelector('main')?.innerText ?? '');
        await expect.poll(words).toContain('Message sent successfully!');
        expect(await expectEmail(person)).toContain(
          takesAnyDomain ? person.email.replace(/@.*/, '@xn--bcher-kva.example') : person.email,
        );
      });
    });
});
