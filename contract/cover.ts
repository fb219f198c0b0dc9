/** Minimum ratio of width to height of a picture that fills a wide screen. */
const WIDE_FROM = 1.2;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly stage: string | undefined;
}

/** Whether a picture of this stage shows finished work. */
export const isFinishedStage = (stage: string | undefined): boolean => !stage || stage === 'after';

/**
 * The cover of a project for which none is chosen: the first wide picture of a finished room, else the first picture of a
 * finished room, else the first one.
 * @param shapeOf null for a picture that has no file yet
 */
export function defaultCover<Picture>(
  pictures: readonly Picture[],
  shapeOf: (picture: Picture) => Shape | null,
): Picture | undefined {
  const shown = pictures.flatMap((picture) => {
    const shape = shapeOf(picture);
    return shape ? [{ picture, ...shape }] : [];
  });
  const finished = shown.filter(({ stage }) => isFinishedStage(stage));
  const wide = finished.find(({ width, height }) => width / height >= WIDE_FROM);
  return (wide ?? finished[0] ?? shown[0])?.picture ?? pictures[0];
}
