/** The shape of something that is on its way. Give it its size by class. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`block rounded-control bg-surface-2 ${className}`} />
}
