import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStudio } from '#server/studio.ts';
import { STUDIO, temporaryFolder, writeFiles } from '#server/testing/fixtures.ts';
import { changedBuildVariable, reasonToBuild } from './build-freshness.ts';

describe('the site is built when the build is out of date', () => {
  function project() {
    const root = temporaryFolder();
    writeFiles(root, {
      'content/home.yaml': 'a',
      'app/root.tsx': 'b',
      'build/studio.json': JSON.stringify(STUDIO),
    });
    const early = new Date('2026-01-01');
    for (const path of ['content', 'content/home.yaml', 'app', 'app/root.tsx'])
      utimesSync(join(root, path), early, early);
    return root;
  }

  test('not when nothing changed', () => {
    expect(reasonToBuild(project(), {}, readStudio)).toBeNull();
    expect(
      reasonToBuild(project(), { SITE_ORIGIN: 'https://studio.example/' }, readStudio),
    ).toBeNull();
  });

  test('when there is none, a source is newer, or a variable differs from the build', () => {
    expect(reasonToBuild(temporaryFolder(), {}, readStudio)).toBe('there is no build yet');
    const root = project();
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(root, 'content/home.yaml'), later, later);
    expect(reasonToBuild(root, {}, readStudio)).toBe(
      'content/home.yaml is newer than the last build',
    );
    expect(
      reasonToBuild(project(), { SITE_ORIGIN: 'https://other.example' }, readStudio),
    ).toContain('SITE_ORIGIN');
    expect(changedBuildVariable({ EMAILJS_TEMPLATE_HOME: 'template_x' }, STUDIO)).toBe(
      'EMAILJS_TEMPLATE_HOME',
    );
    writeFiles(root, { 'build/studio.json': '{' });
    const early = new Date('2026-01-01');
    utimesSync(join(root, 'content/home.yaml'), early, early);
    expect(reasonToBuild(root, {}, readStudio)).toBe('the last build is incomplete');
  });
});
