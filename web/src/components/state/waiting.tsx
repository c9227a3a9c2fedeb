/** Stands where a part of the page is still to come. As long as one does, what the page painted first stays in sight. */
export const Waiting = () => <div hidden data-waiting />;
