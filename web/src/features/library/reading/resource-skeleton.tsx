import { Skeleton } from '#web/components/state/skeleton.tsx';
import '#web/parts/files/file-picture.css';
import './resource-page.css';

/** In the sizes of a resource with a file. */
export function ResourceSkeleton() {
  return (
    <div className="resource">
      <div className="resource-head">
        <Skeleton shape="title" width={70} className="resource-sk-title" />
        <div className="resource-by">
          <Skeleton shape="picture" className="avatar" />
          <div className="sk-lines">
            <Skeleton shape="line" width={30} />
            <Skeleton shape="line" width={50} />
          </div>
        </div>
      </div>
      <Skeleton shape="picture" className="resource-medium file-picture" />
      <div className="file-card">
        <Skeleton shape="line" width={50} className="resource-sk-what" />
        <Skeleton shape="picture" className="resource-sk-button" />
        <Skeleton shape="line" width={70} />
        <Skeleton shape="picture" className="resource-sk-button" />
        <Skeleton shape="picture" className="resource-sk-button" />
      </div>
      <div className="resource-words">
        <WordsSkeleton />
      </div>
    </div>
  );
}

export function WordsSkeleton() {
  return (
    <div className="sk-lines">
      <Skeleton shape="line" width={90} />
      <Skeleton shape="line" width={90} />
      <Skeleton shape="line" width={70} />
    </div>
  );
}
