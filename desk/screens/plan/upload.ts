export async function upload(_file: File, _onPart: (part: number) => void): Promise<string> {
  throw new Error('Not yet.');
}
