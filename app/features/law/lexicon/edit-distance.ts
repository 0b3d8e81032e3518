/** Whether at most `limit` edits (a letter more, less, other, two swapped) lead to `target`. `isStem`: or go on after it. */
export function isWithin(word: string, target: string, limit: number, isStem: boolean): boolean {
  const rows = target.length;
  const columns = Math.min(word.length, rows + limit);
  if (columns < rows - limit || (!isStem && word.length > rows + limit)) return false;
  let before: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= rows; row += 1) {
    const line = [row];
    let best = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = target[row - 1] === word[column - 1];
      let cost = Math.min(
        (last[column] ?? 99) + 1,
        (line[column - 1] ?? 99) + 1,
        (last[column - 1] ?? 99) + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && target[row - 1] === word[column - 2] && target[row - 2] === word[column - 1];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 99) + 1);
      line.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return false;
    before = last;
    last = line;
  }
  return isStem ? last.some((cost) => cost <= limit) : (last[word.length] ?? 99) <= limit;
}
