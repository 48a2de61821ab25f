import type { html, Token, TreeAdapter, TreeAdapterTypeMap } from 'parse5';
import {
  type ChildNode,
  DEFAULT_TEXT,
  ElementNode,
  flatten,
  MAX_ATTRIBUTES,
  MAX_TEXT,
  ParentNode,
  RootNode,
  TextNode,
} from './nodes.ts';

export interface Nodes extends TreeAdapterTypeMap {
  node: ParentNode | TextNode;
  parentNode: ParentNode;
  childNode: ChildNode;
  document: RootNode;
  documentFragment: ParentNode;
  element: ElementNode;
  commentNode: TextNode;
  textNode: TextNode;
  template: ElementNode;
  documentType: never;
}

/** Builds the nodes for parse5, without comments and without text beyond `MAX_TEXT` characters. */
export class TreeBuilder implements TreeAdapter<Nodes> {
  elementCount = 0;
  #comment = new TextNode('');
  #lastText = this.#comment;

  createDocument = (): RootNode => new RootNode();
  createDocumentFragment = (): ParentNode => new ParentNode();
  createTextNode = (text: string): TextNode => new TextNode(text);
  createCommentNode = (): TextNode => this.#comment;

  createElement(name: string, ns: html.NS, attributes: Token.Attribute[]): ElementNode {
    this.elementCount++;
    return new ElementNode(name, ns, attributes);
  }

  appendChild(parent: ParentNode, node: ChildNode): void {
    this.#insert(parent, node, null);
  }

  insertBefore(parent: ParentNode, node: ChildNode, reference: ChildNode): void {
    this.#insert(parent, node, reference);
  }

  insertText(parent: ParentNode, text: string): void {
    this.#insertText(parent, text, null);
  }

  insertTextBefore(parent: ParentNode, text: string, reference: ChildNode): void {
    this.#insertText(parent, text, reference);
  }

  #insertText(parent: ParentNode, text: string, reference: ChildNode | null): void {
    const before = reference === null ? parent.last : reference.previous;
    if (before instanceof TextNode) {
      if (before.text.length < MAX_TEXT) before.text += text.slice(0, MAX_TEXT);
    } else {
      this.#insert(parent, new TextNode(text.slice(0, MAX_TEXT)), reference);
    }
  }

  #insert(parent: ParentNode, node: ChildNode, reference: ChildNode | null): void {
    if (node === this.#comment) return;
    if (node instanceof TextNode) {
      flatten(this.#lastText.text);
      this.#lastText = node;
    }
    const previous = reference === null ? parent.last : reference.previous;
    node.up = parent;
    node.previous = previous;
    node.next = reference;
    if (previous === null) parent.first = node;
    else previous.next = node;
    if (reference === null) parent.last = node;
    else reference.previous = node;
  }

  detachNode(node: ChildNode): void {
    const { up: parent, previous, next } = node;
    if (parent === null) return;
    if (previous === null) parent.first = next;
    else previous.next = next;
    if (next === null) parent.last = previous;
    else next.previous = previous;
    node.up = node.previous = node.next = null;
  }

  /** Adds the attributes of a second `<html>` or `<body>`. */
  adoptAttributes(recipient: ElementNode, attributes: Token.Attribute[]): void {
    if (recipient.attributes.length >= MAX_ATTRIBUTES) return;
    const names = new Set(recipient.attributes.map(({ name }) => name));
    recipient.attributes = [...recipient.attributes, ...attributes.filter(({ name }) => !names.has(name))];
  }

  setDocumentType(document: RootNode, name: string): void {
    document.doctype = name.slice(0, DEFAULT_TEXT);
  }

  setTemplateContent(template: ElementNode, content: ParentNode): void {
    template.content = content;
  }

  getTemplateContent = (template: ElementNode): ParentNode => template.content ?? new ParentNode();
  setDocumentMode(document: RootNode, mode: html.DOCUMENT_MODE): void {
    document.mode = mode;
  }

  getDocumentMode = (document: RootNode): html.DOCUMENT_MODE => document.mode;
  getFirstChild = (node: ParentNode): ChildNode | null => node.first;
  getParentNode = (node: ParentNode | TextNode): ParentNode | null => node.up;
  getAttrList = (element: ElementNode): Token.Attribute[] => element.attributes;
  getTagName = (element: ElementNode): string => element.name;
  getNamespaceURI = (element: ElementNode): html.NS => element.ns;
  getTextNodeContent = (node: TextNode): string => node.text;
  getCommentNodeContent = (): string => '';
  getDocumentTypeNodeName = (): string => '';
  getDocumentTypeNodePublicId = (): string => '';
  getDocumentTypeNodeSystemId = (): string => '';
  // parse5 asks for children and locations only when it keeps its own locations.
  getChildNodes = (): ChildNode[] => [];
  getNodeSourceCodeLocation = (): null => null;
  setNodeSourceCodeLocation(): void {}
  updateNodeSourceCodeLocation(): void {}
  isTextNode = (node: ParentNode | TextNode): node is TextNode => node instanceof TextNode;
  isCommentNode = (node: ParentNode | TextNode): node is TextNode => node === this.#comment;
  isDocumentTypeNode = (node: ParentNode | TextNode): node is never => node === null;
  isElementNode = (node: ParentNode | TextNode): node is ElementNode => node instanceof ElementNode;
}
