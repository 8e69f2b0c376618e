interface Rule {
  path: RegExp;
  headers: Record<string, string>;
}

/**
 * The headers of an address by a _headers file as Netlify reads it: a line that begins with "/" opens a rule; a line
 * without ":" is passed over, so Cloudflare's "! Name" is; "*" stands for anything; and of several rules that fit, a later
 * one's header takes the place of an earlier one's.
 */
export function netlifyHeaders(file: string, address: string): Record<string, string> {
  return Object.assign({}, ...rulesOf(file).map(({ path, headers }) => (path.test(address) ? headers : {})));
}

function rulesOf(file: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (const line of file.split("\n").map((text) => text.trim())) {
    const colon = line.indexOf(":");
    const current = rules.at(-1);
    if (line.startsWith("/")) rules.push({ path: patternOf(line), headers: {} });
    else if (colon > 0 && !line.startsWith("#")) {
      if (!current) throw new Error(`"${line}" stands before any path`);
      const name = line.slice(0, colon);
      const value = line.slice(colon + 1).trim();
      if (value === "") throw new Error(`${name} has no value`);
      current.headers[name] = current.headers[name] ? `${current.headers[name]}, ${value}` : value;
    }
  }
  return rules;
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.+?()[\]{}|\\^$]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${escaped}/?$`, "i");
}
