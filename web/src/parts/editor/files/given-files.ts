interface Given {
  readonly id: string;
  readonly files: readonly File[];
  /** Called once the draft has all of them. */
  readonly onTaken: () => void;
}

let given: Given | undefined;

/** Files for the draft of that id: its editor takes them as it opens. */
export function giveFiles(next: Given): void {
  given = next;
}

/** What was given to a draft, once. */
export function takeGiven(id: string): Given | undefined {
  const found = given?.id === id ? given : undefined;
  if (found) given = undefined;
  return found;
}
