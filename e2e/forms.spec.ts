import { FIELDS } from '#contract/forms.ts';
import { content } from './content.ts';
import { expectEmail, FORMS, isSend, newVisitor, sentField } from './enquiries.ts';
import { expect, test, visit } from './studio.ts';

// The forms do not depend on motion.
test.use({ contextOptions: { reducedMotion: 'reduce' }, saveData: true });

for (const [name, { path, templateId, fill, find, button }] of Object.entries(FORMS))
  test(`${name}: a form is sent, the studio gets an email, and the form is empty again`, async ({
    page,
  }) => {
    const visitor = newVisitor();
    await visit(page, path);
    const form = await find(page);
    await fill(form, visitor);
    const sending = page.waitForRequest(isSend);
    await form.getByRole('button', { name: button }).click();
    const request = await sending;
    expect(sentField(request, 'template_id')).toBe(templateId);
    expect(sentField(request, 'service_id')).toBe(content.site.send.serviceId);
    expect(sentField(request, 'user_id')).toBe(content.site.send.publicKey);
    expect(sentField(request, 'lib_version')).toMatch(/^\d+\.\d+/);
    await expect(form.getByRole('status')).toContainText('Message sent successfully!');
    await expect(form).toHaveAttribute('data-sending', 'success');
    for (const field of await form.locator(':is(input, textarea, select):not([type=hidden])').all())
      await expect(field).toHaveValue('');
    const email = await expectEmail(visitor);
    expect(email).toContain(visitor.email);
    expect(email).toContain(name);
  });

const contact = FORMS['Contact page'];
const popUp = FORMS['Enquire Now'];
const { labels, hints } = content.forms;
const TYPES = ['1BHK', '2BHK', '3BHK', 'Bungalow', 'Above', 'Commercial'];

test('contact: all four fields are required, the email field is of that type, the message has 5 rows', async ({
  page,
}) => {
  await visit(page, contact.path);
  const form = await contact.find(page);
  const names = [labels.user_name, labels.user_email, labels.property_type, labels.message];
  for (const name of names)
    await expect(form.getByLabel(name, { exact: true })).toHaveAttribute('required');
  await expect(form.getByLabel(labels.user_email)).toHaveAttribute('type', 'email');
  await expect(form.getByLabel(labels.message)).toHaveAttribute(
    'rows',
    String(FIELDS.message.in.contact.rows),
  );
});

test('enquiry: name, email, phone and property are required; the message is optional, 4 rows', async ({
  page,
}) => {
  await visit(page, popUp.path);
  const form = await popUp.find(page);
  const names = [labels.user_name, labels.user_email, labels.user_phone, labels.property_type];
  for (const name of names)
    await expect(form.getByLabel(name, { exact: true })).toHaveAttribute('required');
  await expect(form.getByLabel(labels.user_email)).toHaveAttribute('type', 'email');
  await expect(form.getByLabel(labels.user_phone)).toHaveAttribute('type', 'tel');
  await expect(form.getByLabel(labels.messageOptional)).not.toHaveAttribute('required');
  await expect(form.getByLabel(labels.messageOptional)).toHaveAttribute(
    'rows',
    String(FIELDS.message.in.enquiry.rows),
  );
});

const SPELLINGS = [
  { form: contact, values: TYPES },
  { form: popUp, values: TYPES.map((type) => type.toLowerCase()) },
];
for (const { form: ofSite, values } of SPELLINGS)
  test(`the property types of ${ofSite.path} send ${values[0]}, below a placeholder that cannot be chosen`, async ({
    page,
  }) => {
    await visit(page, ofSite.path);
    const form = await ofSite.find(page);
    const options = form.getByLabel(labels.property_type).getByRole('option');
    await expect(options).toHaveText([content.forms.hints.propertyTypePlaceholder, ...TYPES]);
    await expect(options.first()).toBeDisabled();
    await expect(form).toContainText(hints.above);
    const sent = await options.evaluateAll((all) => all.map((o) => (o as HTMLOptionElement).value));
    expect(sent).toEqual(['', ...values]);
  });

const REFUSED = {
  'an empty form': { label: labels.user_name, break: '' },
  'a malformed email': { label: labels.user_email, break: 'asha at example' },
  'no property type': { label: labels.property_type, break: '' },
  'an empty message': { label: labels.message, break: ' ' },
};
test('a form that is not filled in correctly is refused by the browser: nothing is sent', async ({
  page,
}) => {
  const sends: string[] = [];
  page.on('request', (request) => isSend(request) && sends.push(request.url()));
  await visit(page, contact.path);
  const form = await contact.find(page);
  for (const [what, { label, break: broken }] of Object.entries(REFUSED))
    await test.step(what, async () => {
      const field = form.getByLabel(label, { exact: true });
      await contact.fill(form, newVisitor());
      if (label === labels.property_type)
        await field.evaluate((select: HTMLSelectElement) => {
          select.value = '';
        });
      else await field.fill(broken);
      await field.blur();
      await form.getByRole('button', { name: 'Submit' }).click();
      await expect(field).toBeFocused();
      await expect(form).toHaveAttribute('data-sending', 'idle');
      const why = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
      expect(why).not.toBe('');
      // A hint stays next to it.
      await expect(field, 'the browser’s message is at the field').toHaveAccessibleDescription(
        new RegExp(`^${RegExp.escape(why)}`),
      );
      expect(sends).toEqual([]);
    });
});
