import { Skeleton } from '#web/components/state/skeleton.tsx';

/** In the sizes of the editor's title, cover and first block. */
export function EditorSkeleton() {
  return (
    <div className="blocks-editor">
      <div className="sk-lines">
        <Skeleton shape="line" width={30} />
        <Skeleton shape="title" width={70} />
      </div>
      <Skeleton shape="picture" className="picture-cover" />
      <div className="block-card sk-lines">
        <Skeleton shape="title" width={30} />
        <Skeleton shape="line" width={90} />
        <Skeleton shape="line" width={90} />
        <Skeleton shape="line" width={50} />
      </div>
    </div>
  );
}
