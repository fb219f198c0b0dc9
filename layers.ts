/**
 * Which folder may import which. A part of the project may import the parts listed for it; inside a part, a folder or file may
 * import those on lines above its own. `tools/layers.test.ts` checks it. Files for tests may import anything
 * (docs/decisions/code.md#folders-are-layers-listed-in-one-table).
 */

/** The project's parts, and the other parts that each may import. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  /** Types and rules that two programs share. Runs in a browser, in Node and at the edge. */
  contract: [],
  /** Encodes pictures and films; opens photos for the desk. */
  pictures: ['contract'],
  /** What `content/` may contain. */
  'content-model': ['contract', 'pictures'],
  /** The pages for visitors. */
  app: ['contract', 'pictures', 'content-model'],
  /** The desk's client. */
  desk: ['contract'],
  /** Serves pages, the relay and the desk's API. */
  server: ['contract', 'pictures', 'content-model'],
  /** Builds, checks and releases the site. The server starts these programs, but never imports them. */
  tools: ['contract', 'pictures', 'content-model', 'app', 'server'],
  /** Where the site runs: machine, container, edge. */
  deploy: ['contract', 'server', 'tools'],
};

/** The folders and files of a part, lowest first. Those on one line do not import each other. */
export const ORDER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  app: [
    ['constants.ts', 'virtual-modules.d.ts'],
    ['styles', 'content.server.ts'],
    ['browser'],
    ['hooks'],
    ['components'],
    ['sections', 'shell'],
    ['site'],
    ['seo'],
    ['pages'],
    ['root.tsx', 'routes.ts', 'entry.client.tsx'],
  ],
  server: [
    ['cli-output.ts', 'durable.ts', 'log.ts', 'lower-priority.ts', 'programs.ts', 'revision.ts'],
    ['database'],
    ['enquiries'],
    ['studio.ts'],
    ['config'],
    ['http', 'messages'],
    ['static', 'mail'],
    ['releases', 'drafts'],
    ['new-studio'],
    ['labels'],
    ['publishing'],
    ['alarm', 'visits'],
    ['api', 'desk', 'startup'],
    ['cli', 'enquiry-service.ts'],
    ['server.ts'],
    ['main.ts', 'vite-plugin.ts'],
    ['start.ts'],
  ],
  'server/desk': [
    [
      'answer-parent.ts',
      'ask-child.ts',
      'body.ts',
      'day-time.ts',
      'desk-mails.ts',
      'free-name.ts',
      'limits.ts',
      'too-large.ts',
      'plain-errors.ts',
      'upload-error.ts',
    ],
    ['read-upload.ts'],
    ['push'],
    ['context.ts'],
    [
      'audit-log.ts',
      'group-writers.ts',
      'origin.ts',
      'owners-only.ts',
      'revision.ts',
      'writers.ts',
    ],
    ['accounts', 'content'],
    ['publishing'],
    ['inbox'],
    ['visits'],
    ['manifest.ts'],
    ['app.ts', 'files.ts'],
  ],
  tools: [
    ['chromium.ts', 'import-graph.ts', 'packages.d.ts', 'replace-file.ts'],
    ['previous-build.ts'],
    ['brand', 'content', 'licences', 'release'],
    ['postbuild'],
    ['desk', 'export', 'film', 'launch', 'test-run'],
    ['dev', 'pages'],
    ['vite-config.ts'],
  ],
};
