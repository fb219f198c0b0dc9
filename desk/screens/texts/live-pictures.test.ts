import { expect, test } from 'vitest';
import { addressName, pictureAt } from './live-pictures.ts';

test.each([
  ['/media/services-retail-1a2b3c4d-736.jpg', 'services/retail'],
  ['http://localhost:3000/media/why-choose-us-1-night-phone-0da7fe18-480.avif', 'why-choose-us/1'],
  ['/media/patil-residence-03-06060e5e-1600.jpg', 'patil-residence/03'],
  ['https://studio.example/desk/api/pictures/live/photos/hall-2-736.jpg', 'photos/hall-2'],
])('the image %s shows the picture %s', (address, key) => {
  expect(pictureAt(address, (name) => name === addressName(key))).toBe(addressName(key));
});

test.each(['patil-residence/court-night', 'photos/hall-night-phone', 'photos/hall-phone'])(
  'the photo %s, whose own name has the suffix of a variant, is found under this name',
  (key) => {
    const isKnown = (name: string) => name === addressName(key);
    expect(pictureAt(`/media/${addressName(key)}-1a2b3c4d-736.jpg`, isKnown)).toBe(
      addressName(key),
    );
  },
);

test.each(['/icons/osari.svg', 'data:image/svg+xml,x', '', '/media/story-1-57d76c08.av1.mp4'])(
  'the image %j is not a picture of the site',
  (address) => {
    expect(pictureAt(address, () => true)).toBeNull();
  },
);
