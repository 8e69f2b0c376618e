/** What content/types.ts says about a type that the compiler names. */
export interface TypesFile {
  /** The names of its fields; none for what is no group of fields. */
  fieldNames(type: string): string[];
  /** The values that it lists, as written ("kelp", 400); undefined for a type that lists none. */
  values(type: string): string[] | undefined;
}

/** Reads the file's source. It holds plain declarations, one after the other. */
export function readTypes(source: string): TypesFile {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");

  function declared(name: string): { above: string; body: string } | undefined {
    const found = new RegExp(`export (?:interface ${name}\\b([^{]*)|type ${name} =)`).exec(code);
    if (!found) return undefined;
    const rest = code.slice(found.index + found[0].length);
    // An interface ends with its brace, a type with the semicolon outside all braces.
    const body = found[1] === undefined ? (splitOutside(rest, ";")[0] ?? "") : braced(rest);
    return { above: (found[1] ?? "").replace("extends", ""), body };
  }

  function fieldNames(type: string): string[] {
    const names = splitOutside(type, "&|,").flatMap((text) => {
      const part = text.trim().replace(/^\((.*)\)$/s, "$1");
      if (/[&|]/.test(part) && part !== text.trim()) return fieldNames(part);
      if (part.startsWith("{")) return namesInside(part);
      const keys = /^Record<(.+), /.exec(part)?.[1];
      if (keys !== undefined) return (values(keys) ?? []).map((value) => value.replaceAll('"', ""));
      const declaration = /^\w+$/.test(part) ? declared(part) : undefined;
      return declaration ? [...fieldNames(declaration.above), ...fieldNames(declaration.body)] : [];
    });
    return [...new Set(names)];
  }

  function values(type: string): string[] | undefined {
    const parts = splitOutside(type, "|")
      .map((part) => part.trim())
      .filter((part) => part !== "");
    const found: string[] = [];
    for (const part of parts) {
      const isValue = /^("[^"]*"|-?[\d.]+)$/.test(part);
      const body = isValue || !/^\w+$/.test(part) ? undefined : declared(part)?.body;
      const listed = isValue ? [part] : body !== undefined && !body.includes("{") ? values(body) : undefined;
      if (!listed) return undefined;
      found.push(...listed);
    }
    return found.length > 0 ? found : undefined;
  }

  return { fieldNames, values };
}

/** The names of the fields in "{ a: string; b?: { c: string } }": a and b. */
function namesInside(braces: string): string[] {
  return splitOutside(braces.replace(/^\{|\}$/g, ""), ";").flatMap(
    (field) => /^\s*(?:readonly )?(\w+)\??:/.exec(field)?.[1] ?? [],
  );
}

/** The text from its first brace to the one that closes it. */
function braced(text: string): string {
  let depth = 0;
  for (const [at, sign] of [...text].entries()) {
    if (sign === "{") depth++;
    if (sign === "}" && --depth === 0) return [...text].slice(0, at + 1).join("");
  }
  return text;
}

/** Splits where a separator stands outside all brackets. */
function splitOutside(text: string, separators: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if ("{[(<".includes(sign)) depth++;
    if ("}])>".includes(sign)) depth--;
    if (depth === 0 && separators.includes(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
