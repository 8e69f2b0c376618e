/** Does a job for each item, a few at a time, and answers the results in the order of the items. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    // The queue is shared: each worker takes the next item that no other has taken.
    for (const [index, item] of queue) results[index] = await job(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
