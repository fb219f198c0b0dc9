/** Recognises the files of cameras, and reads what ffprobe reports about them. Pure. */

interface Stream {
  readonly width: number;
  readonly height: number;
  readonly avg_frame_rate?: string;
  readonly color_transfer?: string;
  readonly duration?: string;
  readonly tags?: { readonly rotate?: string; readonly DURATION?: string };
  readonly side_data_list?: readonly { readonly rotation?: number }[];
}

/** Name of ffmpeg's demuxer for a camera's file, by its first twelve bytes; undefined for any other file. */
export function demuxerOf(head: Buffer): 'mov' | 'matroska' | undefined {
  if (/^(ftyp|moov|mdat|wide|free|skip)$/.test(head.toString('latin1', 4, 8))) return 'mov';
  return head.readUInt32BE(0) === 0x1a45dfa3 ? 'matroska' : undefined;
}

/**
 * The first stream of ffprobe's JSON, its size in pixels after rotation and its duration in seconds; null if it is not a film.
 * MP4 has the duration of each stream, Matroska a tag ("00:00:03.00"), other formats only that of the file, whose sound may
 * be longer.
 */
export function readProbe(json: string) {
  const { streams: [stream] = [], format } = JSON.parse(json || '{}') as {
    readonly streams?: readonly Stream[];
    readonly format?: { readonly duration?: string };
  };
  const { duration, tags, side_data_list: sides = [] } = stream ?? {};
  const tagged = tags?.DURATION?.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const seconds = Number(duration) || tagged || Number(format?.duration);
  if (!stream || !(seconds > 0)) return null;
  const turn = sides.find(({ rotation }) => rotation)?.rotation ?? Number(tags?.rotate ?? 0);
  const [width, height] =
    Math.abs(turn) % 180 === 90 ? [stream.height, stream.width] : [stream.width, stream.height];
  return { stream, seconds, width, height };
}
