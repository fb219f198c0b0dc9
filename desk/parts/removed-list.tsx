/** Removed things, each of which can be restored. */
import { TextButton } from './buttons.tsx';

interface RemovedListProps {
  readonly removed: readonly { readonly id: string; readonly name: string }[];
  readonly onRestore: (id: string) => void;
}

export const RemovedList = ({ removed, onRestore }: RemovedListProps) => (
  <ul className="removed-list">
    {removed.map(({ id, name }) => (
      <li key={id}>
        <span>{name}</span>
        <TextButton aria-label={`Restore: ${name}`} onClick={() => onRestore(id)}>
          Restore
        </TextButton>
      </li>
    ))}
  </ul>
);
