type Rule = { isAllowed: boolean; path: string };

/**
 * Whether a robots.txt lets a crawler fetch an address, as RFC 9309 reads it: the longest rule counts, Allow before Disallow;
 * "*" stands for anything and "$" for the end. `target`: path and query.
 */
export function mayFetch(robots: string, agent: string, target: string): boolean {
  if (target === "/robots.txt") return true;
  const rules = rulesFor(robots, agent).filter(({ path }) => patternOf(path).test(target));
  const longest = rules.sort((a, b) => b.path.length - a.path.length || Number(b.isAllowed) - Number(a.isAllowed))[0];
  return longest?.isAllowed ?? true;
}

/** Rules of every group that names the crawler; without one those of "*" (RFC 9309, section 2.2.1). */
function rulesFor(robots: string, agent: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  let isNaming = false;
  for (const line of robots.split(/\r\n?|\n/)) {
    const [, name = "", value = ""] = /^\s*([^:#]+?)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === "user-agent") {
      if (!isNaming) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
      isNaming = true;
    } else if (field === "allow" || field === "disallow") {
      if (value) groups.at(-1)?.rules.push({ isAllowed: field === "allow", path: value });
      isNaming = false;
    }
  }
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  return (named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"))).flatMap(({ rules }) => rules);
}

function patternOf(path: string): RegExp {
  const isEnd = path.endsWith("$");
  const parts = (isEnd ? path.slice(0, -1) : path)
    .split("*")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}${isEnd ? "$" : ""}`);
}
