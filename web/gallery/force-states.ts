const states = [
  [/:hover/g, '.is-hover'],
  [/:active/g, '.is-active'],
  [/:focus-visible/g, '.is-focus'],
] as const;

/**
 * Gives each rule for a state of the pointer or the keyboard a second one for a class, so that the state can be shown
 * without either, and always as the product draws it.
 */
export function copyStateRules(): void {
  for (const sheet of document.styleSheets) copyIn(sheet);
}

function copyIn(holder: CSSStyleSheet | CSSGroupingRule): void {
  for (let index = holder.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = holder.cssRules[index];
    if (rule instanceof CSSStyleRule) copy(holder, rule, index);
    else if (rule instanceof CSSGroupingRule) copyIn(rule);
  }
}

function copy(holder: CSSStyleSheet | CSSGroupingRule, rule: CSSStyleRule, index: number): void {
  for (const [state, name] of states) {
    const selector = rule.selectorText.replaceAll(state, name);
    if (selector !== rule.selectorText) holder.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1);
  }
}
